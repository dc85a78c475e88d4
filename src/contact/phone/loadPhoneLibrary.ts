import { loadPart } from '../../web/loadPart';
import type { PhoneLibrary } from './readPhone';

let library: PhoneLibrary | undefined;
let loading: Promise<void> | undefined;
let arrive: () => void;

/** Resolves once the library is there, whoever has asked for it. */
export const phoneLibraryArrived = new Promise<void>((resolve) => {
  arrive = resolve;
});

/** The phone library, once it has been loaded. */
export const phoneLibrary = (): PhoneLibrary | undefined => library;

/** Loads the library; resolves also when that fails, and then the next call tries again. */
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
