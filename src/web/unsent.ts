let unsent = false;

/** Called by whoever keeps words in memory that a full page load would lose. */
export const noteUnsent = (any: boolean): void => {
  unsent = any;
};

/** Whether somebody has written what is not sent yet, on this page or on one before. */
export const hasUnsent = (): boolean => unsent;
