import { loadChunk } from '../../../client/loadChunk';
import { lazyPart } from '../../ui/lazyPart';
import { WhenChosen } from './WhenChosen';

const ChosenBar = lazyPart(async () => (await loadChunk(() => import('./ChosenBar'))).ChosenBar);

/** The bar of what is chosen; stands last in a page, or before its form. */
export const CompareBar = () => (
  <WhenChosen>
    <ChosenBar />
  </WhenChosen>
);
