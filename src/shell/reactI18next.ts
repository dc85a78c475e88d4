/** What gatsby-plugin-react-i18next uses of its React library: see src/generator/bundler/adjustWebpack.ts. */
export { I18nextProvider } from 'react-i18next';
