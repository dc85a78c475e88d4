/** The parts of Gatsby's runtime on `window` that this site uses (read in gatsby 5.16, cache-dir). */

interface GatsbyPageResources {
  readonly page: { readonly path: string };
}

interface GatsbyLoadError {
  readonly status: 'error';
  readonly page?: undefined;
}

/** A prefetch. It settles when done, and never when it has failed. */
interface GatsbyPrefetch {
  then(done: (value: boolean) => void): unknown;
  abort(): void;
}

interface GatsbyLoader {
  loadPage(path: string): Promise<GatsbyPageResources | GatsbyLoadError | undefined>;
  loadPageSync(path: string): GatsbyPageResources | undefined;
  hovering(path: string): void;
  enqueue(path: string): GatsbyPrefetch;
}

type GatsbyNavigate = (to: string | number, options?: { readonly replace?: boolean }) => void;

interface Window {
  ___loader?: GatsbyLoader;
  ___navigate?: GatsbyNavigate;
  ___push?: GatsbyNavigate;
  ___replace?: GatsbyNavigate;
  /** Parsed from its nested JSON when the page is written: src/generator/postBuild/deferredScripts.ts. */
  ___chunkMapping?: Readonly<Record<string, readonly string[]>>;
  /** Hash of the compiled code: the id of the build that this page belongs to. */
  ___webpackCompilationHash?: string;
}

interface Navigator {
  /** Network Information API; absent in Safari and Firefox. */
  readonly connection?: { readonly effectiveType?: string; readonly saveData?: boolean };
}
