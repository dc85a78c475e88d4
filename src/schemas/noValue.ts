import { inAnyLanguage } from '../facts/inAnyLanguage';

/** What people write where they do not know a value yet. */
export const NO_VALUE = new RegExp(
  `^(?:${inAnyLanguage({ en: 'n/?a|n\\.a\\.|tb[ac]|tbd|pending|to be \\w+', es: 'pendiente|por (?:definir|confirmar)|[ns]/[dn]' })}|x{2,5}|[?.…_-]+)[.:]?$`,
  'i',
);
