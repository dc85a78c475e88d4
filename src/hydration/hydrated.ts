/** Whether React has hydrated the server's HTML. What appears after that was never in this HTML. */
let hydrated = false;

/** Called once, after hydration (announceHydrated.ts). It cannot be undone. */
export const markHydrated = (): void => {
  hydrated = true;
};

/** False in server rendering and during hydration, so that both render the same. */
export const isHydrated = (): boolean => hydrated;
