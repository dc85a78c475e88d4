import TerserPlugin from 'terser-webpack-plugin';

/**
 * Asks V8 to compile a script as a whole while it arrives, off the main thread, and not function by function while the page
 * waits (explicit compile hints): scripts that load only once somebody acts are all needed at once.
 */
const COMPILE_WHOLE = '//# allFunctionsCalledOnLoad\n';

/**
 * swc's minifier: as small as Terser, which Gatsby uses, in a tenth of its time. Licenses go into a file beside each script.
 */
export const minimizer = new TerserPlugin({
  // swc brings threads of its own; a process for it would take as long to start as it works.
  parallel: false,
  minify: TerserPlugin.swcMinify,
  terserOptions: {
    ecma: 2020,
    compress: { ecma: 2020, passes: 2 },
    mangle: true,
    format: { preamble: COMPILE_WHOLE },
  },
});
