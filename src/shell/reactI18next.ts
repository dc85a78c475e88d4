/** What gatsby-plugin-react-i18next uses of it, by name: see src/generator/webpack/adjustWebpack.ts. */
export { I18nextProvider, useTranslation } from 'react-i18next';
