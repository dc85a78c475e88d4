/** What an error page shows (R8.8): status code, status message, description. */
export interface PageError {
  /** HTTP status; 500 when the error has none. */
  readonly status: number;
  /** When missing, the standard title of the status in the page's language. */
  readonly title?: string;
  readonly description?: string;
}

interface Told {
  readonly statusCode?: unknown;
  readonly statusMessage?: unknown;
  readonly description?: unknown;
}

const text = (value: unknown): string | undefined => (typeof value === 'string' && value.trim() ? value : undefined);

const isErrorStatus = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 400 && value <= 599;

/**
 * Reads an error of any kind. Only fields meant for visitors are used (statusCode, statusMessage, description). The
 * message of an unexpected exception belongs in the console.
 */
export const readPageError = (error: unknown): PageError => {
  const told: Told = typeof error === 'object' && error !== null ? error : {};
  return {
    status: isErrorStatus(told.statusCode) ? told.statusCode : 500,
    title: text(told.statusMessage),
    description: text(told.description),
  };
};
