/** Stands where a package is left out of the browser's bundles; see leaveOut.ts. */
export {};
