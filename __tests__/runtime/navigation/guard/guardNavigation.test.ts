/** @jest-environment jsdom */
import { guardLinks, guardNavigation } from '../../../../src/runtime/navigation/guard';

const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
const origin = 'http://localhost';

const page = () => {
  const navigate = jest.fn();
  const location = { origin, pathname: '/clinics', search: '?country=usa' };
  return {
    navigate,
    page: { ___navigate: navigate, ___push: navigate, ___replace: navigate, location } as unknown as Window,
  };
};

test.each(['___navigate', '___push', '___replace'] as const)('%s goes where it may', (name) => {
  const { navigate, page: view } = page();
  const heard: string[] = [];
  guardNavigation(view, (address) => heard.push(address));
  view[name]?.('/contact?clinic=x#form', { replace: true });
  view[name]?.(`${origin}/about-us`);
  view[name]?.('https://www.example.com/about-us');
  view[name]?.('#top');
  view[name]?.(-1);
  expect(navigate.mock.calls.map(([to]) => to)).toEqual([
    '/contact?clinic=x#form',
    '/about-us',
    '/about-us',
    '/clinics?country=usa#top',
    -1,
  ]);
  expect(navigate.mock.calls[0]?.[1]).toEqual({ replace: true });
  expect(heard).toHaveLength(4);
});

test.each([
  ['https://evil.example/', 'external'],
  ['//evil.example', 'protocol-relative'],
  ['JaVa\tScRiPt:alert(1)', 'script'],
  ['mailto:a@b.example', 'mail'],
])('%s is refused and logged: %s', (address, reason) => {
  const { navigate, page: view } = page();
  guardNavigation(view);
  view.___navigate?.(address);
  expect(navigate).not.toHaveBeenCalled();
  expect(log.mock.calls).toEqual([[`Navigation refused (${reason}):`, address]]);
});

describe('links in a guarded page', () => {
  const reached = jest.fn((event: Event) => event.preventDefault());

  /** Presses what is marked in the HTML; whether the press reached the page's own listeners, and so its target. */
  const passes = (html: string, type: string): boolean => {
    document.body.innerHTML = html;
    document.body.addEventListener(type, reached);
    const event = new MouseEvent(type, { bubbles: true, cancelable: true });
    document.querySelector('[data-pressed]')?.dispatchEvent(event);
    document.body.removeEventListener(type, reached);
    expect(event.defaultPrevented).toBe(true);
    return reached.mock.calls.length > 0;
  };

  beforeAll(() => guardLinks(document));

  test.each(['click', 'auxclick'])('a %s on one that can carry a script goes nowhere and is logged', (type) => {
    expect(passes('<a href="java&#9;script:alert(1)"><b data-pressed>x</b></a>', type)).toBe(false);
    expect(log).toHaveBeenCalledWith('Navigation refused (script):', 'java\tscript:alert(1)');
  });

  test.each([
    '<a data-pressed href="/clinics">x</a>',
    '<a data-pressed href="https://www.who.int/">x</a>',
    '<a data-pressed href="http://www.who.int/">x</a>',
    '<a data-pressed href="ftp://files.example/">x</a>',
    '<a data-pressed>x</a>',
    '<button data-pressed type="button">x</button>',
  ])('%s is left alone', (html) => {
    expect(passes(html, 'click')).toBe(true);
    expect(log).not.toHaveBeenCalled();
  });
});
