/** Numbers of the requirements (R4.3, R7.6, R9), each with its unit. */

export const replyPromise = { hours: 24 } as const;

export const localeCookie = { name: 'camino-claro-locale', days: 365, path: '/', sameSite: 'Lax' } as const;

/** Social image, in pixels. */
export const socialImage = { width: 1200, height: 630, bytes: 300_000 } as const;

/** Number of items in the list of a care option's second section. */
export const addressedItems = 7;

export const buildWatch = {
  /** Time between two checks for a newer build. */
  intervalMs: 3_600_000,
  /** Time from the page being idle to the first check. */
  firstDelayMs: 1_000,
  /** Effective connection type that skips the first check. */
  skipConnection: 'slow-2g',
  /** A page that has reloaded itself does not do so again within this time. */
  reloadGuardMs: 10_000,
} as const;

export const preload = { parallel: 4 } as const;

/** `heightPx` in CSS pixels, times in milliseconds. */
export const loadingBar = {
  heightPx: 4,
  throttleMs: 400,
  durationMs: 2_000,
  hideDelayMs: 500,
  resetDelayMs: 400,
} as const;

/** A GET is tried once more on these answers (R7.6); no other method is. */
export const httpRetry = { times: 1, statuses: [408, 409, 425, 429, 500, 502, 503, 504] } as const;

/** Ages at which a fact is shown or reported as old. They are this site's decision. */
export const freshness = {
  /** Months after which a price is shown with "ask for today's price", and after which it is no longer shown. */
  priceMonths: { old: 6, expired: 12 },
  /** Months after which a review is due, and after which a text can no longer be published. */
  reviewMonths: { old: 12, expired: 24 },
  /** Days before its expiry on which a certificate is reported. */
  certificateDays: 60,
  /** Years after which a source needs a reason to stay. */
  sourceYears: 10,
} as const;

/** How many clinics are compared side by side. This is the site's decision. */
export const compared = { atLeast: 2, atMost: 4 } as const;

/** Maximum length of a search; longer texts are cut. */
export const searchBox = { longest: 80, fewest: 3 } as const;

/** A clinic is listed for ibogaine only with these. They are this site's decision. */
export const ibogaineListing = {
  /** Longest way to intensive care with cardiology, in minutes. */
  cardiologyMinutes: 30,
  /** Shortest time with monitor and ambulance after the ECG has become normal, in hours. */
  hoursAfterNormalEcg: 24,
} as const;
