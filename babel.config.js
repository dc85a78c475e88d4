const { browserslist } = require('./package.json');

/** How scripts are transpiled by the build, by develop and by Jest. Gatsby adds what its plugins ask for. */
module.exports = {
  presets: [
    // With targets of our own the preset leaves out what it does for browsers of 2017.
    ['babel-preset-gatsby', { reactRuntime: 'automatic', targets: browserslist }],
    '@babel/preset-typescript',
  ],
};
