import { loadPart } from '../../web/loadPart';
import type { PhoneLibrary } from './readPhone';

let library: PhoneLibrary | undefined;
let loading: Promise<void> | undefined;
let arrive: () => void;

/** Resolves once the library has loaded, no matter who loads it. */
export const phoneLibraryArrived = new Promise<void>((resolve) => {
  arrive = resolve;
});

/** The phone library, once it has been loaded. */
export const phoneLibrary = (): PhoneLibrary | undefined => library;

/** Loads the library. Also resolves when that fails; the next call then tries again. */
export const loadPhoneLibrary = (): Promise<void> => {
  loading ??= loadPart(() => import('./phoneLibrary')).then(
    (loaded) => {
      library = loaded;
      arrive();
    },
    () => {
      loading = undefined;
    },
  );
  return loading;
};
