import TerserPlugin from 'terser-webpack-plugin';

/** swc's minifier: as small as Terser, which Gatsby uses, in a tenth of its time. Licenses go into a file beside each script. */
export const minimizer = new TerserPlugin({
  // swc brings threads of its own; a process for it would take as long to start as it works.
  parallel: false,
  minify: TerserPlugin.swcMinify,
  terserOptions: { ecma: 2020, compress: { ecma: 2020, passes: 2 }, mangle: true },
});
