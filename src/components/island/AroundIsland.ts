import { createContext, type ReactElement } from 'react';

/** Puts around an island what stands around the page: an island is a React root of its own, to which no context reaches. */
export const AroundIsland = createContext<(island: ReactElement) => ReactElement>((island) => island);
