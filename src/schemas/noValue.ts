import { inAnyLanguage } from '../facts/inAnyLanguage';

const awaited =
  'added|advised|agreed|announced|checked|chosen|completed|confirmed|decided|defined|determined|done|filled|given|named|provided|set|supplied|translated|updated|written';
const marks = inAnyLanguage({
  en: `n/?a|n\\.a\\.|tb[ac]|tbd|pending|to be (?:${awaited})`,
  es: 'pendiente|por (?:definir|confirmar)|[ns]/[dn]',
});

/** What people write where they do not know a value yet. */
export const NO_VALUE = new RegExp(`^(?:${marks}|x{2,5}|[?.…_-]+)[.:]?$`, 'i');
