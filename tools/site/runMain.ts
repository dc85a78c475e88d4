/** Runs a tool: what goes wrong ends as one clear line and exit code 1; DEBUG=1 shows where it came from. */
export const runMain = (main: () => Promise<void>): void => {
  main().catch((error: unknown) => {
    // A TypeError with a code is Node's word on its input, such as an unknown option.
    const isCodeFault = error instanceof TypeError && !('code' in error);
    const hint = isCodeFault ? '\nThe code does not fit together here: npx tsc names the place.' : '';
    console.error(process.env.DEBUG || !(error instanceof Error) ? error : `\n${error.message}${hint}\n`);
    process.exit(1);
  });
};
