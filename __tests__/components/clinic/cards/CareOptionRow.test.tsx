import { screen } from '@testing-library/react';
import { CareOptionRow } from '../../../../src/components/clinic/cards/CareOptionRow';
import type { CareOptionCardView } from '../../../../src/data/careOption';
import { renderWithPage } from '../../../renderWithPage';

const careOption: CareOptionCardView = {
  key: 'stem-cells',
  path: '/care-options/stem-cells',
  name: 'Stem Cell Therapy',
  summary: 'Cells.',
  picture: { width: 4, height: 3, color: '#ffffff', sources: [], fallback: '/p.webp', sizes: '100vw' },
  procedures: 2,
  clinics: 3,
  countries: ['mexico', 'colombia', 'costa-rica'],
};

it.each([
  ['en', '3 clinics · Mexico, Colombia, Costa Rica'],
  ['es', '3 clínicas · México, Colombia, Costa Rica'],
] as const)('tells how many clinics offer it and where (%s)', (language, text) => {
  renderWithPage(<CareOptionRow careOption={careOption} />, { language });
  expect(screen.getByRole('article')).toHaveTextContent(text);
});

it.each([
  ['en', 'Injection from $3,800'],
  ['es', 'Injection desde $3,800'],
] as const)('tells its lowest price, and of what (%s)', (language, text) => {
  const lowest = { procedure: 'Injection', price: '$3,800' };
  renderWithPage(<CareOptionRow careOption={{ ...careOption, lowest }} />, { language });
  expect(screen.getByRole('article')).toHaveTextContent(text);
});

it.each([
  ['en', 'Unproven'],
  ['es', 'Eficacia no comprobada'],
] as const)('marks what is unproven, and that alone (%s)', (language, mark) => {
  const { unmount } = renderWithPage(<CareOptionRow careOption={{ ...careOption, unproven: true }} />, { language });
  expect(screen.getByRole('article')).toHaveTextContent(mark);
  unmount();
  renderWithPage(<CareOptionRow careOption={careOption} />, { language });
  expect(screen.getByRole('article')).not.toHaveTextContent(mark);
});

it('names no place where nobody offers it', () => {
  renderWithPage(<CareOptionRow careOption={{ ...careOption, clinics: 0, countries: [] }} />);
  expect(screen.getByRole('article')).toHaveTextContent(/0 clinics$/);
});
