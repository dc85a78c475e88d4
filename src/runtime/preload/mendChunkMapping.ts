/**
 * Gatsby 5.16 writes the mapping of page code to files into the page as a text in a text, so that preloading a page
 * finds no code to preload. Read once, it is what Gatsby's loader expects. A mapping that cannot be read is left as it is:
 * pages then load their code when they are opened.
 */
export const mendChunkMapping = (page: Window): void => {
  try {
    let mapping: unknown = page.___chunkMapping;
    for (let depth = 0; typeof mapping === 'string' && depth < 3; depth += 1) mapping = JSON.parse(mapping);
    if (typeof mapping === 'object' && mapping !== null) {
      page.___chunkMapping = mapping as Record<string, readonly string[]>;
    }
  } catch (error) {
    console.warn('The chunk mapping could not be read.', error);
  }
};
