import own from './siteFacts';

/**
 * Who answers inquiries, beside the form. Hours are of every day, in the time of the place: an answer is promised within
 * 24 hours on each. The publish check refuses the invented one; `npm run own` asks for one's own.
 */
export const { coordinator } = own;

/** Target of a link to where the team answers on WhatsApp; undefined without a number. */
export const whatsappAddress = own.whatsapp ? `https://wa.me/${own.whatsapp.replace(/\D/g, '')}` : undefined;
