import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isCompressible } from './contentType';

/** Brotli at its highest quality. */
export const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

type Encoding = 'br' | 'gzip' | 'identity';

interface Body {
  readonly content: Buffer;
  readonly encoding: Encoding;
  readonly etag: string;
}

const ending = { br: '.br', gzip: '.gz' } as const;

/** Best encoding that an Accept-Encoding header allows; `;q=0` refuses one. */
export const acceptedEncoding = (header: string | undefined): Encoding => {
  const allowed = (header ?? '')
    .split(',')
    .map((part) =>
      part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/),
    )
    .filter(([, weight]) => !/^q=0(\.0*)?$/.test(weight ?? ''))
    .map(([name]) => name);
  if (allowed.includes('br')) return 'br';
  return allowed.includes('gzip') ? 'gzip' : 'identity';
};

const compress = (content: Buffer, encoding: 'br' | 'gzip'): Promise<Buffer> =>
  encoding === 'br'
    ? brotli(content, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
      })
    : zip(content);

const changedAt = (file: string): Promise<number> =>
  stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );

/** A prepared file counts only while it is not older than its source. */
const prepared = async (file: string, encoding: 'br' | 'gzip', since: number): Promise<Buffer | undefined> => {
  const small = file + ending[encoding];
  return (await changedAt(small)) >= since ? readFile(small) : undefined;
};

const kept = new Map<string, Body>();

/** A file as it travels: prepared compression where the build left it, else compressed once and kept in memory. */
export const loadBody = async (file: string, wanted: Encoding): Promise<Body> => {
  const since = await changedAt(file);
  const encoding = isCompressible(file) ? wanted : 'identity';
  const key = `${encoding} ${since} ${file}`;
  const known = kept.get(key);
  if (known) return known;
  const source = await readFile(file);
  const content =
    encoding === 'identity' ? source : ((await prepared(file, encoding, since)) ?? (await compress(source, encoding)));
  const etag = `"${createHash('sha256').update(source).digest('base64url').slice(0, 22)}-${encoding}"`;
  const body: Body = { content, encoding, etag };
  if (encoding !== 'identity') kept.set(key, body);
  return body;
};
