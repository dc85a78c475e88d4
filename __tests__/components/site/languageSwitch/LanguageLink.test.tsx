import { screen } from '@testing-library/react';
import { LanguageLink } from '../../../../src/components/site/languageSwitch/LanguageLink';
import { Tabs } from '../../../../src/components/ui/tabs/Tabs';
import { renderWithPage } from '../../../renderWithPage';

const tabs = [
  { id: 'profile', alternates: { 'data-es': '#perfil' }, label: 'Profile', content: <p>Who they are</p> },
  { id: 'prices', alternates: { 'data-es': '#precios' }, label: 'Prices', content: <p id="implant">What it costs</p> },
];

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

it.each([
  ['no place', '/clinics/x?a=b', '/es/clinicas/x?a=b'],
  ['a tab', '/clinics/x?a=b#prices', '/es/clinicas/x?a=b#precios'],
  ['a place in a tab', '/clinics/x#implant', '/es/clinicas/x#precios'],
  ['an unknown place', '/clinics/x#elsewhere', '/es/clinicas/x'],
])('leads from an address with %s to its alternate', (_what, address, alternate) => {
  window.history.replaceState(null, '', address);
  renderWithPage(
    <>
      <LanguageLink to="es" />
      <Tabs label="About" tabs={tabs} strip={{ label: 'Sections', place: String, back: String, on: String }} />
    </>,
    { page: { kind: 'clinic' } },
  );
  expect(screen.getByRole('link', { name: 'Español' })).toHaveAttribute('href', alternate);
});
