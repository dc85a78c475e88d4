import type { CmsConfig } from '@sveltia/cms';

/** What the bundle is made for; tools/studio/bundle.ts fills it in. */
export interface BuildConfig {
  readonly backend: CmsConfig['backend'];
  /** Path of the studio's own page, with a slash at its end. */
  readonly path: string;
  /** Address of the site that it edits; undefined for the one that it is a part of. */
  readonly siteUrl?: string | undefined;
  /** Folder of the content in the repository that writers open. */
  readonly contentFolder: string;
  /** Whether it edits files on this machine, which are checked after each save. */
  readonly isLocal: boolean;
  /** Class of the site's running text. */
  readonly proseClass: string;
  /** Address of the preview's style, behind the path. */
  readonly styleFile: string;
}

declare const STUDIO_BUILD_CONFIG: BuildConfig;

export const buildConfig: BuildConfig = STUDIO_BUILD_CONFIG;
