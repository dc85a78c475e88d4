/** One interface for all engines: a journey is written once and run in each of them. */

/** An element as people know it: its role, the name that it goes by, and which of several (from 0). */
export interface Target {
  readonly role: string;
  /** The whole name, or an expression that it matches. */
  readonly name: string | RegExp;
  readonly nth?: number;
}

export type Key = 'Tab' | 'Enter' | 'Escape' | 'ArrowRight' | 'ArrowLeft' | 'Home' | 'End';

export interface WindowSize {
  readonly width: number;
  readonly height: number;
}

/** A window with cookies and storage of its own. */
export interface Tab {
  /** Goes to an address; resolves when its HTML has been read. */
  readonly open: (address: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  /** Runs a function in the page; it sees nothing but what it is given. Rejects while the page is being left. */
  readonly evaluate: <Given extends readonly unknown[], Result>(
    read: (...given: Given) => Result,
    ...given: Given
  ) => Promise<Awaited<Result>>;
  /** The same with an element, or null where there is none. */
  readonly inspect: <Given extends readonly unknown[], Result>(
    target: Target,
    read: (element: HTMLElement | null, ...given: Given) => Result,
    ...given: Given
  ) => Promise<Awaited<Result>>;
  /** Scrolls to an element and presses it with the pointer. Rejects when it is not there. */
  readonly click: (target: Target) => Promise<void>;
  /** Moves the pointer a little, as a hand does. */
  readonly movePointer: () => Promise<void>;
  /** Types into what has the focus. */
  readonly type: (text: string) => Promise<void>;
  readonly press: (key: Key) => Promise<void>;
  /** The window as it looks, as a PNG. */
  readonly screenshot: () => Promise<Uint8Array>;
  /** The page on sheets of A4 without margins, as a PDF. */
  readonly print: () => Promise<Uint8Array>;
  /** What the console, exceptions and the policy have said so far. */
  readonly consoleErrors: () => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
}

export interface Engine {
  readonly openTab: (size: WindowSize) => Promise<Tab>;
  readonly close: () => Promise<void>;
}
