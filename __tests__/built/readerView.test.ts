/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readability } from '@mozilla/readability';
import { type Language, languages } from '../../src/facts/locales';
import { tabFragment } from '../../src/routes/clinicTabs';
import { builtFolder, builtPages } from '../../tools/site/builtPages';

/** What the reader view of Firefox keeps of a page; others, and what reads pages aloud, work alike. */

const without = (text: string | null | undefined): string => (text ?? '').replace(/\s+/g, '');

const wordsOf = (
  language: Language,
): { danger: string; risks: string; alternatives: string; instead: string; help: { now: string; sameDay: string } } =>
  JSON.parse(readFileSync(`locales/${language}/medical.json`, 'utf8'));

const open = (address: string) => {
  const html = readFileSync(join(builtFolder, `${address}.html`), 'utf8');
  const parse = (): Document => new DOMParser().parseFromString(html, 'text/html');
  const main = parse().querySelector('main');
  if (!main) throw new Error(`${address} has no main region.`);
  for (const unseen of main.querySelectorAll('svg, script, [aria-hidden=true]')) unseen.remove();
  return { main, kept: without(new Readability(parse()).parse()?.textContent) };
};

const textsIn = (part: Element | null | undefined, selector: string): string[] =>
  [...(part?.querySelectorAll(selector) ?? [])].map(({ textContent }) => textContent ?? '');

const sectionTitled = (main: Element, title: string) =>
  [...main.querySelectorAll('h2')].find(({ textContent }) => textContent === title)?.closest('section');

const addresses = (...routes: string[]) =>
  builtPages()
    .filter(({ route }) => routes.includes(route))
    .flatMap((page) => languages.map((language) => [page[language], language] as const));

const medical = addresses('careOption', 'procedure');
test.each(medical)('%s: dangers, help, alternatives, texts, prices and clinics stay', (address, language) => {
  const { main, kept } = open(address);
  const { danger, risks, alternatives, instead, help } = wordsOf(language);
  const words = [
    ...[danger, risks, help.now, help.sameDay, alternatives, instead].flatMap((title) =>
      textsIn(sectionTitled(main, title), 'h2, li, dt, dd, p'),
    ),
    // Not the appeal before a button.
    ...textsIn(main, 'section[id]:not(:has(+ a)) > :is(h2, p)'),
    ...textsIn(main, '[id^=source-] > p'),
  ];
  const prices = textsIn(main, 'td, p, dd').flatMap(
    (text) => text.match(/(?:\$|USD\s?)[\d,.]+|[\d,.]+\s(?:USD|dólares)/g) ?? [],
  );
  const names = textsIn(main, ':is(h3, h4) > a:is([href*="/clinics/"], [href*="/clinicas/"], [href*="/proced"])');
  expect(words.length).toBeGreaterThan(4);
  if (/\/proced/.test(address)) expect([prices.length > 0, names.length > 0]).toEqual([true, true]);
  expect([...words, ...prices, ...names].filter((text) => !kept.includes(without(text)))).toEqual([]);
});

const clinics = addresses('clinic');
test.each(clinics)('%s: head, prices, experts, certificates and that it is a sample stay', (address, language) => {
  const { main, kept } = open(address);
  const panel = (tab: 'experts' | 'prices' | 'qualifications') => main.querySelector(`#${tabFragment[language][tab]}`);
  const words = [
    ...textsIn(main.querySelector('h1')?.parentElement, 'p, dt, dd'),
    ...textsIn(panel('experts'), 'h3'),
    ...textsIn(panel('prices'), 'td, th'),
    ...textsIn(panel('qualifications'), 'li h3, li p'),
  ];
  expect(words.length).toBeGreaterThan(9);
  expect(words.filter((text) => !kept.includes(without(text)))).toEqual([]);
});

/** "This can kill" in red: only where a treatment kills more than the illness it is for. */
const red = /ibogain|stem-cells|celulas-madre/;

const careOptions = addresses('careOption');
test.each(careOptions)(
  '%s: what can save a life is open and before all that asks; only what is unproven is red',
  (address, language) => {
    const { main } = open(address);
    const { danger, risks, instead } = wordsOf(language);
    const [deadly, toKnow, proven] = [danger, risks, instead].map((title) => sectionTitled(main, title));
    const saves = deadly ?? toKnow;
    const asking = main.querySelector('form, a[href*="treatment="], a[href^="mailto:"]');
    expect([deadly !== undefined, proven !== undefined]).toEqual([red.test(address), red.test(address)]);
    expect([...(saves?.querySelectorAll('li') ?? [])].filter((risk) => risk.closest('details'))).toEqual([]);
    for (const section of [saves, proven].filter((part) => part !== undefined)) {
      expect(section?.querySelectorAll('li, dt').length).toBeGreaterThan(0);
      expect(section?.closest('details')).toBeNull();
      expect(asking && section?.compareDocumentPosition(asking)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    }
    expect(saves !== undefined || !/ortop|orthop/.test(address)).toBe(true);
  },
);
