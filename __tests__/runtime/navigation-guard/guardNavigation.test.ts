import { guardLinks, guardNavigation } from '../../../src/runtime/navigation-guard';

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
  view[name]?.('#top');
  view[name]?.(-1);
  expect(navigate.mock.calls.map(([to]) => to)).toEqual([
    '/contact?clinic=x#form',
    '/about-us',
    '/clinics?country=usa#top',
    -1,
  ]);
  expect(navigate.mock.calls[0]?.[1]).toEqual({ replace: true });
  expect(heard).toHaveLength(3);
});

test.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  'JaVa\tScRiPt:alert(1)',
  'data:text/html,x',
  'blob:https://x/1',
  'vbscript:x',
  'mailto:a@b.example',
])('%s is refused and logged', (address) => {
  const { navigate, page: view } = page();
  guardNavigation(view);
  view.___navigate?.(address);
  expect(navigate).not.toHaveBeenCalled();
  expect(log).toHaveBeenCalledTimes(1);
});

test('a click on a link that can carry a script goes nowhere; others are left alone', () => {
  document.body.innerHTML = `
    <a id="bad" href="java&#9;script:alert(1)"><b>x</b></a>
    <a id="good" href="/clinics">y</a>
    <a id="out" href="https://www.who.int/">z</a>
    <a id="none">w</a>`;
  const stop = guardLinks(document);
  const click = (selector: string) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true });
    document.querySelector(selector)?.addEventListener('click', (e) => setTimeout(() => e.preventDefault()));
    document.querySelector(selector)?.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(click('#bad b')).toBe(true);
  expect(click('#none')).toBe(false);
  document.addEventListener('click', (event) => {
    heard.push(event.defaultPrevented);
    event.preventDefault();
  });
  const heard: boolean[] = [];
  click('#good');
  click('#out');
  expect(heard).toEqual([false, false]);
  stop();
});
