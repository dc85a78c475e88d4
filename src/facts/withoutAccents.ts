/** Lower case without accents: "Mérida" and "merida" are the same word. */
export const withoutAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
