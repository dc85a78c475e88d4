import { act } from '@testing-library/react';
import {
  afterNavigation,
  beforeNavigation,
  disableRouterFocus,
  keepScroll,
  RouteWords,
} from '../../../src/runtime/focus';
import { renderWithPage } from '../../renderWithPage';

const at = (address: string) => new URL(address, 'https://www.example.com');
const frame = () => act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));

const announcer = () => document.getElementById('gatsby-announcer');

// What a test before has asked for is said in a frame of its own.
afterEach(frame);

const draw = (language: 'en' | 'es' = 'en') => {
  document.getElementById('gatsby-announcer')?.remove();
  const region = document.createElement('div');
  region.id = 'gatsby-announcer';
  document.body.append(region);
  return renderWithPage(
    <main>
      <RouteWords />
      <h1>Nuestras Clínicas</h1>
      <nav>
        <a href="/clinicas">x</a>
      </nav>
      <article>
        <a href="/clinicas/x">x</a>
      </article>
      <section id="precios">x</section>
      <input id="correo" />
    </main>,
    { language },
  );
};

test('focus goes to the heading, and the arrival is said in the page’s language', async () => {
  draw('es');
  afterNavigation(at('/es/clinicas'), at('/es'));
  expect(document.activeElement?.tagName).toBe('H1');
  expect(document.activeElement).toHaveAttribute('tabindex', '-1');
  await frame();
  expect(announcer()).toHaveTextContent('Página abierta: Nuestras Clínicas');
  expect(announcer()).toHaveAttribute('lang', 'es-ES');
});

test('a fragment takes the focus instead', () => {
  draw();
  afterNavigation(at('/clinics/x#precios'), at('/'));
  expect(document.activeElement).toHaveAttribute('id', 'precios');
  afterNavigation(at('/contact#correo'), at('/'));
  expect(document.activeElement).toHaveAttribute('id', 'correo');
  expect(document.activeElement).not.toHaveAttribute('tabindex');
});

test.each(['#nowhere', '#%E0%A4%A', '#'])('a fragment without a target (%s): the heading', (hash) => {
  draw();
  afterNavigation(at(`/clinics${hash}`), at('/'));
  expect(document.activeElement?.tagName).toBe('H1');
});

test.each([
  ['no card of the page leads there', 900, '/clinicas'],
  ['it is the beginning of the page', 0, '/clinicas/x'],
])('back in the middle of a page: the heading where %s', (_, top, left) => {
  draw();
  const scrolled = jest.replaceProperty(window, 'scrollY', top);
  afterNavigation(at('/'), at(left));
  expect(document.activeElement?.tagName).toBe('H1');
  scrolled.restore();
});

describe('on the same page', () => {
  const arrive = async (now: string, before: string) => {
    draw();
    document.getElementById('correo')?.focus();
    // Gatsby says it of a place, too, and in English.
    requestAnimationFrame(() => announcer()?.append('Navigated to Nuestras Clínicas'));
    afterNavigation(at(now), at(before));
    await frame();
    expect(announcer()).toBeEmptyDOMElement();
    return document.activeElement?.id;
  };

  test('a fragment takes the focus, and no page is said to be reached', async () =>
    expect(await arrive('/clinics/x#precios', '/clinics/x')).toBe('precios'));

  test.each([
    ['a fragment without a target', '/clinics/x#nowhere', '/clinics/x'],
    ['a filter beside a fragment', '/clinics?country=mexico#precios', '/clinics#precios'],
  ])('%s leaves the focus where it is', async (_, now, before) => expect(await arrive(now, before)).toBe('correo'));
});

test('the first page and a changed filter leave the focus where it is', async () => {
  draw();
  document.getElementById('correo')?.focus();
  afterNavigation(at('/clinics'), null);
  afterNavigation(at('/clinics?country=mexico'), at('/clinics'));
  await frame();
  expect(document.activeElement).toHaveAttribute('id', 'correo');
  expect(announcer()).toBeEmptyDOMElement();
});

test('a navigation jumps, though the page itself scrolls smoothly', async () => {
  draw();
  const { style } = document.documentElement;
  beforeNavigation(at('/clinics?a=b'), at('/clinics'));
  expect(style.scrollBehavior ?? '').not.toBe('auto');
  beforeNavigation(at('/clinics'), null);
  expect(style.scrollBehavior ?? '').not.toBe('auto');
  beforeNavigation(at('/clinics'), at('/'));
  expect(style.scrollBehavior).toBe('auto');
  // jsdom does not know the property itself.
  const removed = jest.spyOn(style, 'removeProperty');
  afterNavigation(at('/clinics'), at('/'));
  expect(removed).not.toHaveBeenCalled();
  await frame();
  expect(removed).toHaveBeenCalledWith('scroll-behavior');
  removed.mockRestore();
});

test('the scroll position is Gatsby’s: the focus moves nothing', () => {
  draw();
  const focused = jest.spyOn(HTMLElement.prototype, 'focus');
  afterNavigation(at('/clinics'), at('/'));
  afterNavigation(at('/clinics#precios'), at('/'));
  expect(focused.mock.calls).toEqual([[{ preventScroll: true }], [{ preventScroll: true }]]);
  focused.mockRestore();
});

test('a page without a heading: its content has the focus, and its title is said', async () => {
  draw();
  document.querySelector('h1')?.remove();
  document.title = 'Clinics | Camino Claro';
  afterNavigation(at('/clinics'), at('/'));
  expect(document.activeElement?.tagName).toBe('MAIN');
  await frame();
  expect(announcer()).toHaveTextContent('Navigated to Clinics | Camino Claro');
});

test('what the page lacks stops nothing: content, Gatsby’s live region, its wrapper', async () => {
  document.body.innerHTML = '';
  const broken = jest.fn();
  window.addEventListener('error', broken);
  afterNavigation(at('/clinics'), at('/'));
  disableRouterFocus(document);
  await frame();
  expect(broken).not.toHaveBeenCalled();
  window.removeEventListener('error', broken);
});

test.each([
  ['a filter that is set', '/clinics?country=mexico', '/clinics', false],
  ['a filter that is changed', '/clinics?country=usa', '/clinics?country=mexico', false],
  ['the same address again', '/clinics?country=mexico', '/clinics?country=mexico', undefined],
  ['the plain list again', '/clinics', '/clinics?country=mexico', undefined],
  ['another page', '/contact?clinic=x', '/clinics', undefined],
  ['a fragment', '/clinics?a=b#c', '/clinics', undefined],
  ['the first page', '/clinics?country=usa', undefined, false],
] as const)('scroll, %s', (_, now, before, expected) =>
  expect(keepScroll(at(now), before && at(before))).toBe(expected),
);
