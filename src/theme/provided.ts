import { type Theme, theme } from './index';

/** What styles find as their theme: all of it on the server and in `gatsby develop`; in browsers see providedLive.ts. */
export const provided: Theme = theme;
