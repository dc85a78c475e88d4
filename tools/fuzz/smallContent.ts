import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { languages } from '../../src/facts/locales';
import { contentKinds } from '../../src/schemas/kinds';

/** Headings stay, because other pages may link to them. */
const headingsOf = (text: string): string =>
  (text.match(/^##+ .+$/gm) ?? []).map((heading) => `${heading}\n\nWords.\n`).join('\n');

/** Sources that a text cites: each must be cited somewhere. */
const markersOf = (text: string): string => [...new Set(text.match(/\[[a-z0-9, -]+\](?!\()/g) ?? [])].join(', ');

/** Shortest text that records which must exist may have; parsing Markdown is most of a check's time. */
const shortText: Readonly<Record<string, (text: string) => string>> = {
  pages: headingsOf,
  'care-options': (text) =>
    `## One\n\nWords ${markersOf(text)}.\n\n## Two\n\n${'- Entry\n'.repeat(7)}\n## Three\n\n1. Step\n\n## Four\n\nWords.\n\n## Five\n\nWords.\n\n## Six\n\nWords.\n`,
  procedures: (text) => `## One\n\nWords ${markersOf(text)}.\n\n## Two\n\nWords.\n\n## Three\n\nWords.\n`,
};

interface SmallContent {
  /** Temporary folder that takes the project's place; the caller removes it. */
  readonly root: string;
  /** One record of each kind, whole as in the real content: `content/clinics/<id>`. */
  readonly records: readonly string[];
}

const shorten = (file: string, short: (text: string) => string): void => {
  const whole = readFileSync(file, 'utf8');
  const end = whole.indexOf('\n---\n') + 5;
  writeFileSync(file, `${whole.slice(0, end)}\n${short(whole.slice(end))}`);
};

const fieldOf = (record: string, name: string): string | undefined =>
  new RegExp(`^${name}: *(\\S+)`, 'm').exec(readFileSync(join('content', record, 'facts.yaml'), 'utf8'))?.[1];

const isFeatured = (record: string): boolean => fieldOf(record, 'featured') !== undefined;

/** A testimonial and its clinic, both with a place on the home page, which needs one of each. */
const featuredPair = (): { readonly testimonial: string; readonly clinic: string } => {
  const pair = readdirSync('content/testimonials')
    .sort()
    .map((testimonial) => ({ testimonial, clinic: fieldOf(`testimonials/${testimonial}`, 'clinic') ?? '' }))
    .find(({ testimonial, clinic }) => isFeatured(`testimonials/${testimonial}`) && isFeatured(`clinics/${clinic}`));
  if (!pair) throw new Error('No testimonial and its clinic are both featured: the small content cannot be made.');
  return pair;
};

/** Procedures that a clinic offers: the others would be refused, because no clinic has them. */
const offeredBy = (clinic: string): string[] => {
  const facts = readFileSync(join('content', 'clinics', clinic, 'facts.yaml'), 'utf8');
  return [...new Set([...facts.matchAll(/^ +procedure: *(\S+)/gm)].map(([, id = '']) => id))];
};

/** The smallest part of the real content that passes the check by itself, copied to a temporary folder. */
export const smallContent = (): SmallContent => {
  const root = mkdtempSync(join(tmpdir(), 'content-'));
  const { testimonial, clinic } = featuredPair();
  const records = Object.values(contentKinds).map(({ folder: kind }) => {
    mkdirSync(join(root, 'content', kind), { recursive: true });
    const all = kind === 'procedures' ? offeredBy(clinic) : readdirSync(join('content', kind)).sort();
    const whole = { clinics: clinic, testimonials: testimonial }[kind as string] ?? all[0] ?? '';
    const short = shortText[kind];
    for (const id of short ? all : [whole]) {
      const folder = join(root, 'content', kind, id);
      cpSync(join('content', kind, id), folder, { recursive: true });
      if (short && id !== whole) for (const language of languages) shorten(join(folder, `words.${language}.md`), short);
    }
    return `content/${kind}/${whole}`;
  });
  return { root, records };
};
