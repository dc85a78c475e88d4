import { languages } from '../../../facts/locales';
import type { TextPage } from '../../../schemas/textPage';
import type { Content } from '../../content/record';
import { textsIn } from '../records/fieldAccess';

/** Pages that tell with whom a visitor deals, and who answers for what an inquiry says. */
const namingPages: readonly TextPage[] = ['privacy-policy', 'terms-of-service'];

const isNaming = (id: string): boolean => namingPages.some((page) => page === id);

/** Whether a text has the name; it may run over the end of a line. */
const names = (value: unknown, name: string): boolean =>
  textsIn(value).some(({ text }) => text.replace(/\s+/g, ' ').includes(name));

/** A line for each legal text that leaves open which company or person runs the site. */
export const unnamedOperator = ({ pages }: Pick<Content, 'pages'>, legalName: string): string[] => {
  const name = legalName.trim();
  if (!name)
    return [
      `Legal name of who runs the site: write it into src/facts/site.ts, and with its seat into ${namingPages.map((page) => `content/pages/${page}`).join(' and ')}.`,
    ];
  return pages
    .filter(({ id }) => isNaming(id))
    .flatMap(({ folder, words, body }) =>
      languages
        .filter((language) => !names([words[language], body[language]], name))
        .map(
          (language) =>
            `${folder}/words.${language}.md: does not name "${name}". Say there who runs the site, and its seat.`,
        ),
    );
};
