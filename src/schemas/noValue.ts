import { inAnyLanguage } from '../facts/inAnyLanguage';

const awaited = 'added|agreed|announced|checked|confirmed|decided|defined|done|filled|set|translated|written';
const marks = inAnyLanguage({
  en: `n/?a|n\\.a\\.|tb[ac]|tbd|pending|to be (?:${awaited})`,
  es: 'pendiente|por (?:definir|confirmar)|[ns]/[dn]',
});

/** What people write where they do not know a value yet. */
export const NO_VALUE = new RegExp(`^(?:${marks}|x{2,5}|[?.…_-]+)[.:]?$`, 'i');
