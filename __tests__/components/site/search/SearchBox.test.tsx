import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { navigate } from 'gatsby';
import { SearchBox } from '../../../../src/components/site/search/SearchBox';
import { renderWithPage } from '../../../renderWithPage';
import { items } from './items';

let asked: string[] = [];
beforeEach(() => {
  asked = [];
  globalThis.fetch = jest.fn(async (address: RequestInfo | URL) => {
    asked.push(String(address));
    return { ok: true, status: 200, json: async () => items } as Response;
  });
});

const box = () => screen.getByRole('combobox', { name: 'What do you need?' });
/** Each test has a file of its own: a file is loaded once. */
const open = (name: string, props: { onAsk?: (text: string) => void } = {}) => {
  renderWithPage(<SearchBox {...props} />, { page: { searchFile: `/search-index/${name}.json` } });
  return userEvent.setup();
};
const options = async () => (await screen.findAllByRole('option')).map(({ textContent }) => textContent);

test('loads the search when it is used, and suggests what is shown to work first', async () => {
  const user = open('first');
  expect(asked).toEqual([]);
  await user.type(box(), 'knee');
  const shown = await options();
  expect(asked).toEqual(['/search-index/first.json']);
  expect(shown[0]).toContain('Knee replacement2 clinics');
  expect(shown[0]).toContain('from$9,80012 to 14\u00A0days');
  expect(shown[1]).toContain('Cell injection');
  expect(shown[1]).toContain('Unproven.');
  expect(shown.slice(2)).toEqual(['Clinics that offer it', 'Not here? Ask a coordinator']);
  expect(box()).toHaveAttribute('aria-expanded', 'true');
});

test('arrows choose and bring what they choose into sight, beyond both ends lies the box, Enter opens', async () => {
  const seen: Element[] = [];
  Element.prototype.scrollIntoView = function (this: Element) {
    seen.push(this);
  };
  const user = open('keys');
  await user.type(box(), 'knee');
  const [first, , , last] = await screen.findAllByRole('option');
  await user.keyboard('{ArrowUp}');
  expect(box()).toHaveAttribute('aria-activedescendant', last?.id);
  expect(seen).toEqual([last]);
  await user.keyboard('{ArrowDown}');
  expect(box()).not.toHaveAttribute('aria-activedescendant');
  await user.keyboard('{ArrowDown}');
  expect(box()).toHaveAttribute('aria-activedescendant', first?.id);
  expect(first).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{Enter}');
  expect(navigate).toHaveBeenLastCalledWith('/procedures/knee');
  expect(box()).toHaveAttribute('aria-expanded', 'false');
});

test('Escape closes and leaves the words', async () => {
  const user = open('escape');
  await user.type(box(), 'knee');
  await screen.findAllByRole('option');
  await user.keyboard('{Escape}');
  expect(box()).toHaveAttribute('aria-expanded', 'false');
  expect(box()).toHaveValue('knee');
});

test('the form opens all answers, also when the search cannot be loaded', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  globalThis.fetch = jest.fn().mockRejectedValue(new Error('offline'));
  const user = open('offline');
  await user.type(box(), ' new knee {Enter}');
  expect(navigate).toHaveBeenLastCalledWith('/procedures?q=new+knee');
  expect(screen.queryByRole('option')).toBeNull();
});

test('words that fit nothing get the nearest, and a person', async () => {
  const user = open('nothing');
  await user.type(box(), 'hjkdsf');
  const shown = await options();
  expect(screen.getByText(/In an emergency, call the local emergency number\./)).toBeVisible();
  expect(shown).toHaveLength(4);
  expect(shown.at(-1)).toBe('Not here? Ask a coordinator');
});
