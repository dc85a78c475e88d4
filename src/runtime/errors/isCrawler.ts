import { loadChunk } from '../../client/loadChunk';

/**
 * Whether a crawler is reading. The list of isbot is fetched only when there is an error to show, because nobody else
 * needs it. When it cannot be loaded, the reader counts as a person.
 */
export const isCrawler = async (userAgent: string): Promise<boolean> => {
  try {
    const { isbot } = await loadChunk(() => import('isbot'));
    return isbot(userAgent);
  } catch (error) {
    console.warn('The list of crawlers could not be loaded.', error);
    return false;
  }
};
