/** The exports that gatsby-plugin-react-i18next uses: see src/generator/webpack/adjustWebpack.ts. */
export { I18nextProvider, useTranslation } from 'react-i18next';
