import { useSyncExternalStore } from 'react';
import { type Chosen, nothingChosen, readChosen, watchChosen } from '../../../client/chosenClinics';

const none = () => nothingChosen;

/** The clinics chosen in this tab; none on the server and during hydration. */
export const useChosenClinics = (): Chosen => useSyncExternalStore(watchChosen, readChosen, none);
