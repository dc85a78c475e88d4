const { browserslist } = require('./package.json');

/** Names of components in class names are for whoever looks for one. */
const named = process.env.NODE_ENV === 'development';

/** How scripts are transpiled by the build, by develop and by Jest. Gatsby adds what its plugins ask for. */
module.exports = {
  presets: [
    // With targets of our own the preset leaves out what it does for browsers of 2017.
    ['babel-preset-gatsby', { reactRuntime: 'automatic', targets: browserslist }],
    '@babel/preset-typescript',
  ],
  plugins: [
    [
      'babel-plugin-styled-components',
      // The targets know template literals, and a style that nothing uses is left out of the bundle.
      { displayName: named, fileName: named, pure: true, transpileTemplateLiterals: false },
    ],
  ],
};
