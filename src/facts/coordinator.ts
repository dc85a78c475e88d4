import own from './siteFacts';

/** Who answers inquiries. Hours are of every day: an answer is promised within 24 of them. */
export const { coordinator } = own;

/** Target of a link to where the team answers on WhatsApp; undefined without a number. */
export const whatsappAddress = own.whatsapp ? `https://wa.me/${own.whatsapp.replace(/\D/g, '')}` : undefined;
