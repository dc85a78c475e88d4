/** Fragment under which a form without scripts finds its thanks. */
export const sentId = (formId: string): string => `${formId}-sent`;
