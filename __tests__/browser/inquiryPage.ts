import { site } from '../../src/facts/site';
import type { Page } from './fixtures';

/** Words of the form as visitors see them, written out once more: the tests must not read the site's own files. */
export const words = {
  en: {
    path: '/contact',
    name: 'Full name',
    email: 'Email address',
    phone: 'Phone number',
    destination: 'Preferred medical destination',
    condition: 'Primary medical condition',
    accepted: /I accept the Terms of Service/,
    health: /what I write about my health is used to answer me/,
    about: 'Your question is about',
    send: 'Send inquiry',
    retry: 'Try again',
    thanks: /^Thank you/,
    promise: 'Our team will reply within 24 hours',
    failed: `There was an error submitting your inquiry. Please try again later or contact us directly at ${site.email}.`,
    prefix: 'A user submitted an inquiry through the website contact form',
  },
  es: {
    path: '/es/contacto',
    name: 'Nombre completo',
    email: 'Correo electrónico',
    phone: 'Número de teléfono',
    destination: 'País donde prefiere atenderse',
    condition: 'Problema de salud principal',
    accepted: /Acepto los Términos de servicio/,
    health: /lo que escribo sobre mi salud se use para responderme/,
    about: 'Su consulta es sobre',
    send: 'Enviar consulta',
    retry: 'Intentar de nuevo',
    thanks: /^Gracias/,
    promise: 'Nuestro equipo le responderá en menos de 24 horas',
    failed: `Hubo un error al enviar su consulta. Inténtelo de nuevo más tarde o escríbanos directamente a ${site.email}.`,
    prefix: 'Un usuario envió una consulta a través del formulario de contacto del sitio web',
  },
} as const;

export type Language = keyof typeof words;

export const languages = ['en', 'es'] as const;

export const typed = {
  name: 'Zoë Núñez Ñandú',
  phone: '+52 55 1234 5678',
  destination: 'costa-rica',
  condition: 'Rodilla izquierda — "dolor" desde hace 2 años 👩‍⚕️ <b>&amp;</b>.\n\nQuiero volver a caminar 🌵',
};

export const formOf = (page: Page, language: Language) => {
  const labels = words[language];
  const form = page.locator('form[method=post]');
  return {
    form,
    name: form.getByLabel(labels.name, { exact: true }),
    email: form.getByLabel(labels.email, { exact: true }),
    phone: form.getByLabel(labels.phone, { exact: true }),
    destination: form.getByLabel(labels.destination, { exact: true }),
    condition: form.getByLabel(labels.condition, { exact: true }),
    accepted: form.getByRole('checkbox', { name: labels.accepted }),
    health: form.getByRole('checkbox', { name: labels.health }),
    about: form.getByRole('group', { name: labels.about }).getByRole('checkbox'),
    send: form.locator('button[type=submit]'),
    retry: form.getByRole('button', { name: labels.retry }),
    failure: form.locator('[data-failure]'),
    thanks: page.getByRole('heading', { name: labels.thanks }),
  };
};

export const fillIn = async (page: Page, language: Language, email: string, over: Partial<typeof typed> = {}) => {
  const form = formOf(page, language);
  const values = { ...typed, ...over };
  await form.name.fill(values.name);
  await form.email.fill(email);
  await form.phone.fill(values.phone);
  // Not asked of who has chosen clinics.
  if (values.destination) await form.destination.selectOption(values.destination);
  await form.condition.fill(values.condition);
  await form.accepted.check();
  await form.health.check();
  return form;
};
