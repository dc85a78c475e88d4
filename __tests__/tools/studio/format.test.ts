import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '../../../src/facts/locales';
import { digestOfWords, newerLanguageOf } from '../../../src/generator/content/records/translatedFrom';
import { type ContentKind, contentKinds } from '../../../src/schemas/kinds';
import { formatOf } from '../../../tools/studio/files/format';
import { recordOfCover } from '../../../tools/studio/files/recordOfCover';
import type { RecordPart } from '../../../tools/studio/settings/collections';

interface ContentFile {
  readonly path: string;
  readonly kind: ContentKind;
  readonly part: RecordPart;
}

const site = '__tests__/site';

const files: readonly ContentFile[] = Object.values<ContentKind>(contentKinds).flatMap((kind) =>
  readdirSync(join(site, 'content', kind.folder)).flatMap((id) => [
    { path: `content/${kind.folder}/${id}/facts.yaml`, kind, part: 'facts' as const },
    ...languages.map((language) => ({
      path: `content/${kind.folder}/${id}/words.${language}.md`,
      kind,
      part: 'words' as const,
    })),
  ]),
);

/** As Sveltia does around a format: ends that cannot be seen go, and a line end comes behind all. */
const opened = ({ kind, part }: ContentFile, text: string) => formatOf(kind, part).fromFile(text.trim());
const saved = ({ kind, part }: ContentFile, values: Readonly<Record<string, unknown>>): string =>
  `${formatOf(kind, part).toFile(trimmed(values)).trim()}\n`;
const trimmed = <T>(value: T): T =>
  JSON.parse(JSON.stringify(value), (_name, entry) => (typeof entry === 'string' ? entry.trim() : entry));

const read = (path: string): { readonly file: ContentFile; readonly text: string } => {
  const file = files.find((other) => other.path === path);
  if (!file) throw new Error(`no ${path}`);
  return { file, text: readFileSync(join(site, path), 'utf8') };
};

const changedLines = (before: string, after: string): string[] => {
  const [old, now] = [before.split('\n'), after.split('\n')];
  expect(now).toHaveLength(old.length);
  return now.filter((line, index) => line !== old[index]);
};

it('opens and saves every record of the site without a change', () => {
  for (const file of files) {
    const text = readFileSync(join(site, file.path), 'utf8');
    expect([file.path, saved(file, opened(file, text))]).toEqual([file.path, text]);
  }
});

describe('a change of one value', () => {
  const facts = read('content/clinics/cumbre/facts.yaml');
  const words = read('content/clinics/cumbre/words.en.md');
  // biome-ignore lint/suspicious/noExplicitAny: a form's values have no type.
  const edited = ({ file, text }: typeof facts, edit: (values: any) => unknown): string => {
    const values = opened(file, text);
    edit(values);
    return saved(file, values);
  };

  // biome-ignore lint/suspicious/noExplicitAny: a form's values have no type.
  it.each<[string, (values: any) => unknown, string]>([
    [
      'its line alone, with compact maps and quotes',
      ({ offers: [{ price }] }) => Object.assign(price, { from: 9900 }),
      '    price: { from: 9900, to: 12400, currency: USD, verified: "2026-09-01" }',
    ],
    ['a day, which keeps its quotes', (values) => (values.reviewed = '2026-11-24'), 'reviewed: "2026-11-24"'],
    ['a compact list, which stays compact', ({ safety }) => (safety.records = ['en']), '  records: [en]'],
  ])('changes %s', (_what, edit, line) => expect(changedLines(facts.text, edited(facts, edit))).toEqual([line]));

  it('changes one paragraph of several, and a line of the text', () => {
    const after = edited(words, (values) => {
      values.destination = values.destination.replace('long green valley', 'green valley');
      values.body = values.body.replace('About one patient in three', 'One patient in three');
    });
    expect(changedLines(words.text, after)).toEqual([
      expect.stringContaining('about 1,500 meters in a green valley.'),
      expect.stringContaining('One patient in three comes from abroad.'),
    ]);
  });

  it('adds, moves and removes records by key', () => {
    const added = edited(words, (values) => {
      values.accreditations.push({ key: 'day-surgery', name: 'Day surgery', text: 'Operations without a night.' });
    });
    expect(added).toContain('\n  tissue-handling:\n    name: Tissue handling\n    text: Origin');
    expect(added.split('\n').filter((line) => !words.text.split('\n').includes(line))).toEqual([
      '  day-surgery:',
      '    name: Day surgery',
      '    text: Operations without a night.',
    ]);
    const moved = edited(words, (values) => {
      values.accreditations.reverse();
    });
    expect(moved.indexOf('  tissue-handling:')).toBeLessThan(moved.indexOf('  hospital-quality:'));
    const removed = edited(words, (values) => {
      values.accreditations.shift();
    });
    expect(removed).not.toContain('hospital-quality:');
    expect(words.text.split('\n').length - removed.split('\n').length).toBe(3);
  });

  it('gives a new entry of a list the form of its neighbors', () => {
    const after = edited(facts, (values) => {
      values.offers.push({
        ...values.offers[0],
        key: 'knee-scope',
        price: { from: 2100, to: 3000, currency: 'USD', verified: '2026-11-01' },
      });
    });
    expect(after).toContain('  - key: knee-scope\n');
    expect(after).toContain('    price: { from: 2100, to: 3000, currency: USD, verified: "2026-11-01" }\n');
    expect(after.startsWith(facts.text.slice(0, facts.text.indexOf('staying:')))).toBe(true);
  });

  it('removes an entry and leaves the others as they are', () => {
    const after = edited(facts, (values) => {
      values.offers.splice(1, 1);
    });
    expect(after).not.toContain('half-knee');
    expect(facts.text.split('\n').length - after.split('\n').length).toBe(7);
  });

  it('keeps comments, and what a command has set', () => {
    const stamped = words.text
      .replace(/\ntranslatedFrom: .*/, '')
      .replace('---\nsummary:', '---\n# For the card.\nsummary:')
      .replace('\n---\n', '\ntranslatedFrom: "0123456789ab"\n---\n');
    const after = edited({ file: words.file, text: stamped }, (values) => {
      expect(values.translatedFrom).toBeDefined();
      values.profileTitle = 'Walking again';
    });
    expect(changedLines(stamped, after)).toEqual(['profileTitle: Walking again']);
  });
});

it('writes a new record with its fields in the order of the schema', () => {
  const { file } = read('content/testimonials/ana-p/facts.yaml');
  const text = saved(file, {
    date: '2026-10-02',
    name: 'Ana B.',
    sample: false,
    clinic: 'cumbre',
    featured: null,
    careOption: 'orthopedic-surgery',
    originalLanguage: 'es',
  });
  expect(text).toBe(
    'sample: false\nname: Ana B.\nclinic: cumbre\ncareOption: orthopedic-surgery\ndate: "2026-10-02"\noriginalLanguage: es\n',
  );
});

it('leaves out an optional list without entries, as a form shows one that a file has not', () => {
  const { file, text } = read('content/clinics/cumbre/words.en.md');
  const values = opened(file, text);
  const offers = values.offers as readonly object[];
  expect(saved(file, { ...values, offers: offers.map((offer) => ({ excludes: [], ...offer })) })).toBe(text);
});

it('says none where nobody has reviewed', () => {
  const { file, text } = read('content/care-options/stem-cells/facts.yaml');
  const values = opened(file, text);
  expect(values.reviewer).toBeNull();
  const reviewer = { name: 'Ana Lucía Restrepo', role: 'Surgeon', licence: 'MED-1', day: '2026-11-01' };
  expect(saved(file, { ...values, reviewer })).toContain('\nreviewer:\n  name: Ana Lucía Restrepo\n');
});

describe('whether the languages agree, after a save', () => {
  const [en, es] = languages.map((language) => read(`content/clinics/cumbre/words.${language}.md`));
  if (!en || !es) throw new Error('no words');
  const withTitle = ({ file, text }: typeof en, profileTitle: string): string =>
    saved(file, { ...opened(file, text), profileTitle });
  const stampOf = (text: string): string | undefined => /^translatedFrom: "(.*)"$/m.exec(text)?.[1];
  const newer = (enText: string, esText: string): string | undefined =>
    newerLanguageOf([
      { language: 'en', digest: digestOfWords(enText), translatedFrom: stampOf(enText) },
      { language: 'es', digest: digestOfWords(esText), translatedFrom: stampOf(esText) },
    ]);

  it('is never said by the studio: a change in one language makes it the newer one', () => {
    expect(newer(en.text, es.text)).toBeUndefined();
    const changed = withTitle(en, 'Walking again');
    expect(stampOf(changed)).toBe(stampOf(en.text));
    expect(newer(changed, es.text)).toBe('en');
    expect(newer(en.text, withTitle(es, 'Volver a caminar'))).toBe('es');
  });

  it('is not said of a new record', () => {
    const { fileAsRead: _none, ...values } = opened(en.file, en.text);
    expect(stampOf(saved(en.file, values))).toBeUndefined();
  });
});

it('shows the cover that a record has: a drawing, or the photograph that the list names', () => {
  const { file, text } = read('content/clinics/cumbre/facts.yaml');
  expect(opened(file, text).cover).toBe('cover.svg');
  const covers = {
    [recordOfCover({ name: 'Cumbre, Centro de Ortopedia y Odontología de la Montaña Alta' })]: 'cover.jpg',
  };
  expect(formatOf(file.kind, file.part, covers).fromFile(text).cover).toBe('cover.jpg');
});
