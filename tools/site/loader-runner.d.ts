/** What is used of webpack's loader runner, which carries no types. */
declare module 'loader-runner' {
  interface LoaderRun {
    readonly resource: string;
    readonly loaders: readonly { readonly loader: string; readonly options?: object }[];
    /** Becomes `this` of the loaders, with what the runner adds. */
    readonly context: object;
    readonly readResource: (path: string, callback: (error: Error | null, content: Buffer) => void) => void;
  }

  export function runLoaders(run: LoaderRun, callback: (error: Error | null) => void): void;
}
