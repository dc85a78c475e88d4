import { type ComponentType, lazy } from 'react';

/** Like React's `lazy`, from a loader of the component itself. Where its code cannot be loaded, nothing is shown. */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      return { default: await load() };
    } catch {
      return { default: () => null };
    }
  });
