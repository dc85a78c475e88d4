let unsavedChanges = false;

/** Call it when words are kept in memory that a full page load would lose. */
export const setUnsavedChanges = (any: boolean): void => {
  unsavedChanges = any;
};

/** Whether somebody has written something that is not sent yet, on this page or an earlier one. */
export const hasUnsavedChanges = (): boolean => unsavedChanges;
