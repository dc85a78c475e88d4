import type { z } from 'zod';
import { isPlainText } from '../../schemas/describe';
import type { YamlSource } from '../content/yamlSource';
import { dotted } from './peek';
import { type Problem, quote } from './problem';
import { schemaAt } from './schemaWords';

/**
 * Texts that YAML cuts: `Calle 10 # 43-20` is "Calle 10" and a comment. Behind numbers, dates and ids a comment is one;
 * behind words nobody can tell, and half of an address on a page is worse than a comment that has to move.
 */
export const commentsInTexts = (schema: z.ZodType, source: YamlSource): Problem[] =>
  source.comments
    .filter(({ path }) => isPlainText(schemaAt(schema, path)))
    .map(({ path, text, line, mend }) => ({
      file: source.file,
      line,
      field: dotted(path),
      found: `a text cut off before ${quote(text)}`,
      allowed: 'text; a comment stands on a line of its own',
      mend,
    }));
