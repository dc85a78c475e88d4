import { loadPart } from '../../web/loadPart';
import type { PhoneLibrary } from './rules';

let library: PhoneLibrary | undefined;
let loading: Promise<void> | undefined;

/** The phone library, once it has been loaded. */
export const phoneLibrary = (): PhoneLibrary | undefined => library;

/** Loads the library; resolves also when that fails, and then the next call tries again. */
export const loadPhoneLibrary = (): Promise<void> => {
  loading ??= loadPart(() => import('./library')).then(
    (loaded) => {
      library = loaded;
    },
    () => {
      loading = undefined;
    },
  );
  return loading;
};
