/** @jest-environment node */
import i18next from 'i18next';
import { translator, type Words } from '../../../src/runtime/words/translate';
import { readLocale } from '../../renderWithPage';

const keysOf = (words: Words, before = ''): string[] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${before}${key}`] : keysOf(value, `${before}${key}.`),
  );

const gapsOf = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, name = ''], index) => [name, `«${index} & $1»`]),
  );

const textOf = (words: Words | undefined, key: string): string =>
  String(key.split('.').reduce<unknown>((group, part) => (group as Words)[part], words));

const counts = [0, 1, 2, 14, 1_000];

describe.each(['en', 'es'] as const)('words in %s', (language) => {
  const locale = readLocale(language) as unknown as Record<string, Words>;
  const full = i18next.createInstance();
  void full.init({
    lng: language,
    fallbackLng: false,
    resources: { [language]: locale },
    initImmediate: false,
    interpolation: { escapeValue: false },
  });

  it.each(Object.keys(locale))('says every word of %s as i18next does', (namespace) => {
    const t = translator(language, locale, namespace);
    const theirs = full.getFixedT(language, namespace);
    for (const key of keysOf(locale[namespace] ?? {})) {
      const base = key.replace(/_(one|other)$/, '');
      const gaps = gapsOf(textOf(locale[namespace], key));
      if (base === key) expect(t(key, gaps)).toBe(theirs(key, gaps));
      else for (const count of counts) expect(t(base, { ...gaps, count })).toBe(theirs(base, { ...gaps, count }));
    }
  });
});

describe('translator', () => {
  const words = { page: { title: 'Title', group: { text: 'One {{ a }} and {{b}}' } }, common: { menu: 'Menu' } };
  const t = translator('en', words, 'page');

  it('finds groups and fills gaps', () => {
    expect(t('group.text', { a: 1, b: '$&' })).toBe('One 1 and $&');
  });

  it('fills a gap with nothing where its value is none, and leaves one that nobody fills', () => {
    expect(t('group.text', { a: undefined })).toBe('One  and {{b}}');
  });

  it('takes the plain form for a count that has no form of its own', () => {
    const days = translator(
      'es',
      { page: { days_one: 'un día', days_other: '{{count}} días', hours: 'horas' } },
      'page',
    );
    // Spanish has a third form, for millions.
    expect(days('days', { count: 1_000_000 })).toBe('1000000 días');
    expect(days('days', { count: 1 })).toBe('un día');
    expect(days('hours', { count: 2 })).toBe('horas');
    expect(days('hours', { count: '2' })).toBe('horas');
  });

  it('takes other namespaces as a reserve', () => {
    expect(t('menu')).toBe('Menu');
  });

  it('shows a missing key as itself', () => {
    expect(t('group.none')).toBe('group.none');
    expect(t('group')).toBe('group');
  });
});
