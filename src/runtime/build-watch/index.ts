import { navigation } from '../../client/navigation';
import { hasUnsavedChanges } from '../../client/unsavedChanges';
import { type BuildWatch, createBuildWatch } from './buildWatch';
import { fetchLatest, fetchManifest } from './latestBuild';
import { createReloadGuard } from './reloadGuard';

export { preventReloadWhenDirty } from './preventReloadWhenDirty';

const whenIdle = (step: () => void): void => {
  if ('requestIdleCallback' in window) window.requestIdleCallback(step);
  else setTimeout(step, 0);
};

/** The watch of the running page. The caller has to call `start`. */
export const watchBuilds = (): BuildWatch =>
  createBuildWatch({
    ownId: window.___webpackCompilationHash ?? '',
    now: Date.now,
    connection: () => navigator.connection?.effectiveType,
    whenIdle,
    fetchLatest,
    fetchManifest,
    guard: createReloadGuard(),
    hasUnsent: hasUnsavedChanges,
    load: navigation.assign,
  });
