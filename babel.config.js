const { browserslist } = require('./package.json');

/** Component names in class names help developers who search for a component. */
const named = process.env.NODE_ENV === 'development';

/** How the build and develop transpile scripts. Gatsby adds what its plugins need. */
module.exports = {
  presets: [
    // With our own targets the preset leaves out its workarounds for browsers of 2017.
    ['babel-preset-gatsby', { reactRuntime: 'automatic', targets: browserslist }],
    '@babel/preset-typescript',
  ],
  plugins: [
    [
      'babel-plugin-styled-components',
      // The targets support template literals, and unused styles are left out of the bundle.
      { displayName: named, fileName: named, pure: true, transpileTemplateLiterals: false },
    ],
  ],
};
