import { placeInSource } from './placeInSource';

/** What Gatsby says: the begin of a step, how far it is, or words. `raw` is what it did not say in its own format. */
export interface GatsbyMessage {
  readonly kind: 'step' | 'progress' | 'error' | 'warning' | 'info' | 'log' | 'raw';
  readonly text: string;
  /** Name of the step, where the words belong to one. */
  readonly step?: string;
}

interface Action {
  readonly type?: string;
  readonly payload?: {
    readonly id?: string;
    readonly text?: string;
    readonly statusText?: string;
    readonly current?: number;
    readonly total?: number;
    readonly level?: string;
    readonly duration?: number;
    readonly code?: string;
    readonly filePath?: string;
    readonly location?: { readonly start?: { readonly line: number } };
    readonly context?: { readonly sourceMessage?: string; readonly api?: string };
  };
}

type Payload = NonNullable<Action['payload']>;

/** Gatsby's code of an error that was thrown in gatsby-node: it shows the bundle of that file with it. */
const thrownByUs = '11321';
/** Characters. A longer line is minified code. */
const longestLine = 1_000;

const wordsOfError = ({ text = '', code, context, filePath, location }: Payload): string => {
  if (code === thrownByUs)
    return [
      context?.sourceMessage,
      `    place    ${placeInSource(context?.sourceMessage ?? '') ?? `gatsby-node.ts, ${context?.api}`}`,
      '    fix      The content has passed its check, so this is a fault of the code: correct it there, then try again.',
    ].join('\n');
  const place = filePath && !text.includes(filePath) && `    place    ${filePath}:${location?.start?.line ?? 1}`;
  return [...text.split('\n').filter((line) => line.length < longestLine), ...(place ? [place] : [])].join('\n').trim();
};

/** With the bundle the error is half a megabyte long, and Gatsby may exit before all of it is written. */
const cutError =
  /"text":"\\"gatsby-node\.js\\" threw an error while running the (\w+) lifecycle:\\n\\n(.*?)\\n\\n> +1 \|/;

const parse = (line: string): Action => {
  try {
    return JSON.parse(line) as Action;
  } catch {
    const [, api = '', message] = cutError.exec(line) ?? [];
    if (message === undefined) return {};
    const sourceMessage = JSON.parse(`"${message}"`) as string;
    return { type: 'LOG', payload: { level: 'ERROR', code: thrownByUs, context: { sourceMessage, api } } };
  }
};

const kinds: Readonly<Record<string, GatsbyMessage['kind']>> = { ERROR: 'error', WARNING: 'warning', INFO: 'info' };

/** Reads a line of Gatsby with GATSBY_LOGGER=json. Undefined for what has no words. */
export const readMessage = (line: string): GatsbyMessage | undefined => {
  const { type, payload } = parse(line);
  if (!type) return line.trim() ? { kind: 'raw', text: line } : undefined;
  if (!payload) return undefined;
  const { id = '', text = '', statusText, current, total, level = '', duration } = payload;
  if (type === 'ACTIVITY_START') return { kind: 'step', step: id, text: total ? String(total) : '' };
  if (type === 'ACTIVITY_UPDATE')
    return { kind: 'progress', step: id, text: statusText || (total ? `${current ?? 0} of ${total}` : '') };
  if (type !== 'LOG') return undefined;
  if (level === 'ERROR') return { kind: 'error', text: wordsOfError(payload) };
  return { kind: kinds[level] ?? 'log', text: duration ? `${text} - ${duration.toFixed(1)} s` : text };
};
