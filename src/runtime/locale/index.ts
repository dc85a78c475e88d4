export { languageChoiceScript } from './choiceScript';
export { decideLanguage } from './decideLanguage';
export { LanguageOffer } from './LanguageOffer';
export { rememberLanguage } from './rememberLanguage';
export { rootRedirectScript } from './rootRedirect';
