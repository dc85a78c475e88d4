/**
 * Who answers inquiries, beside the form. Hours are of every day, in the team's time: an answer is promised within 24
 * hours on each. The publish check refuses the invented one.
 */
export const coordinator = {
  sample: true as boolean,
  name: 'Lucía Prado',
  monogram: 'LP',
  opens: 8,
  closes: 18,
} as const;

/** Where the team answers on WhatsApp: digits with the country code. Empty: no link. */
const whatsapp: string = '';

/** Target of a link to WhatsApp; undefined without a number. */
export const whatsappAddress = whatsapp ? `https://wa.me/${whatsapp}` : undefined;
