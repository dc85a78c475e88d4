/** Stands in for the prefixer of stylis; see leaveOut.ts. @returns the declaration as it is */
export const prefix = (declaration: string): string => declaration;
