export { languageChoiceScript } from './choiceScript';
export { LanguageOffer } from './LanguageOffer';
export { rootRedirectScript } from './rootRedirect';
