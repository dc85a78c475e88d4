import { loadChunk } from '../../../client/loadChunk';
import { WhenChosen } from '../../clinic/compareChoice/WhenChosen';
import { lazyPart } from '../../ui/lazyPart';

const ChosenLink = lazyPart(async () => (await loadChunk(() => import('./ChosenLink'))).ChosenLink);

export const CompareLink = (props: { className?: string }) => (
  <WhenChosen>
    <ChosenLink {...props} />
  </WhenChosen>
);
