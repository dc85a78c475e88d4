const { browserslist } = require('./package.json');

/** How scripts are transpiled, by the build, by develop and by Jest. Gatsby adds what its plugins ask for. */
module.exports = {
  presets: [['babel-preset-gatsby', { reactRuntime: 'automatic', targets: browserslist }]],
};
