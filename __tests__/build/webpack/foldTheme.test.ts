/** @jest-environment node */
import { transformSync } from '@babel/core';
import { type FoldOptions, foldTheme } from '../../../src/build/webpack/foldTheme';

const options: FoldOptions = {
  theme: { color: { ink: '#241719' }, space: { 5: '24px' }, weight: { strong: 650 }, font: { sans: "'A B',serif" } },
  breakpoint: { phone: '720px' },
};

const plain = { babelrc: false, configFile: false } as const;

const printed = (code: string): string => transformSync(code, plain)?.code ?? '';

const folded = (code: string): string => transformSync(code, { ...plain, plugins: [[foldTheme, options]] })?.code ?? '';

describe('foldTheme', () => {
  it('writes tokens and breakpoints into the styles', () => {
    expect(
      folded(
        // biome-ignore lint/suspicious/noTemplateCurlyInString: code as text
        'styled.a`color: ${({ theme }) => theme.color.ink}; gap: ${({ theme }) => theme.space[5]}; ${below("phone")} { top: 0; }`;',
      ),
    ).toBe('styled.a`color: #241719; gap: 24px; @media (max-width: 720px) { top: 0; }`;');
  });

  it('takes numbers and quotation marks', () => {
    expect(
      // biome-ignore lint/suspicious/noTemplateCurlyInString: code as text
      folded('css`font: ${({ theme }) => theme.weight.strong} 1rem ${({ theme }) => theme.font.sans}`;'),
    ).toBe("css`font: 650 1rem 'A B',serif`;");
  });

  it.each([
    // biome-ignore-start lint/suspicious/noTemplateCurlyInString: code as text
    'styled.a`color: ${({ theme, $on }) => $on ? theme.color.ink : "red"};`;',
    'styled.a`color: ${({ theme }) => theme.color.none};`;',
    'styled.a`color: ${({ theme }) => theme.color};`;',
    'styled.a`${hover} ${below(name)} { top: 0; }`;',
    // biome-ignore-end lint/suspicious/noTemplateCurlyInString: code as text
  ])('leaves alone what depends on more: %s', (code) => {
    expect(folded(code)).toBe(printed(code));
  });

  it('folds beside what stays', () => {
    expect(
      // biome-ignore lint/suspicious/noTemplateCurlyInString: code as text
      folded('styled.a`${one} ${({ theme }) => theme.color.ink} ${two} ${({ theme }) => theme.color.ink}`;'),
      // biome-ignore lint/suspicious/noTemplateCurlyInString: code as text
    ).toBe('styled.a`${one} #241719 ${two} #241719`;');
  });
});
