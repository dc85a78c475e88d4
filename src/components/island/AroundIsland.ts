import { createContext, type ReactElement } from 'react';

/**
 * Puts around an island what stands around the page: an island is a React root of its own, to which no context reaches.
 * @param within CSS selector of the element in which the island lives, whose markup stays for crawlers when it fails
 */
export type Around = (island: ReactElement, within: string) => ReactElement;

export const AroundIsland = createContext<Around>((island) => island);
