import { screen } from '@testing-library/react';
import { InquiryForm } from '../../../src/inquiry';
import { renderWithPage } from '../../renderWithPage';

jest.mock('../../../src/facts/settings', () => ({
  settings: { form: undefined, formOrigin: 'https://formspree.io', captchaKey: undefined, captchaOrigin: '' },
}));

it.each([
  ['en', /The form is not available at the moment. Write to patients@example.com; .* within 24 hours/],
  ['es', /Escriba a patients@example.com; .* 24 horas/],
] as const)('asks in %s to write by email when there is nowhere to send to', (language, text) => {
  const { container } = renderWithPage(<InquiryForm formId="contact" />, { language });
  expect(container).toHaveTextContent(text);
  expect(container.querySelector('form')).toBeNull();
  for (const link of screen.getAllByRole('link'))
    expect(link).toHaveAttribute('href', expect.stringMatching(/^mailto:patients@example\.com\?subject=/));
});
