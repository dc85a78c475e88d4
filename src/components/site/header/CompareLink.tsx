import { loadChunk } from '../../../client/loadChunk';
import { WhenChosen } from '../../clinic/compareChoice/WhenChosen';
import { lazyPart } from '../../ui/lazyPart';

const ChosenLink = lazyPart(async () => (await loadChunk(() => import('./ChosenLink'))).ChosenLink);

/** The way to the comparison of what is chosen, with how many. */
export const CompareLink = (props: { className?: string }) => (
  <WhenChosen>
    <ChosenLink {...props} />
  </WhenChosen>
);
