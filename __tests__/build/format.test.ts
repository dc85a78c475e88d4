/** @jest-environment node */
import { createFormat } from '../../src/build/views/format';

describe('prices', () => {
  it.each([
    ['en', 4300, 5500, { from: '$4,300', to: '$5,500' }],
    ['es', 4300, 5500, { from: 'USD\u00a04,300', to: '5,500' }],
    ['en', 300, 300, { from: '$300', to: '$300' }],
    ['es', 300, 300, { from: 'USD\u00a0300', to: 'USD\u00a0300' }],
  ] as const)('%s: %d to %d', (language, from, to, expected) => {
    expect(createFormat(language).moneyRange(from, to, 'USD')).toEqual(expected);
  });
});

it.each(['en', 'es'] as const)('%s: a zone without summer time is named by its distance from UTC', (language) => {
  expect(createFormat(language).timeZone('America/Bogota')).toBe('UTC−5');
});
