import { loadChunk } from '../../client/loadChunk';

/** Whether a crawler reads, by isbot's list, fetched only for an error. Without it the reader is a person. */
export const isCrawler = async (userAgent: string): Promise<boolean> => {
  try {
    const { isbot } = await loadChunk(() => import('isbot'));
    return isbot(userAgent);
  } catch (error) {
    console.warn('The list of crawlers could not be loaded.', error);
    return false;
  }
};
