export type Size = { width: number; height: number };
export type Point = { x: number; y: number };
export type Mouse = Point | 'down' | 'up';

/** The little that a journey of three engines needs of a browser: Playwright has it, and so has every WebDriver. */
export type Driver = {
  open: (address: string) => Promise<unknown>;
  reload: () => Promise<unknown>;
  back: () => Promise<unknown>;
  address: () => Promise<string>;
  /** Runs a function in the document. It is sent as text, so it uses nothing from outside. */
  run: <A, R>(body: (arg: A) => R | Promise<R>, arg: A) => Promise<R>;
  /** A key, or several that are held together: `Alt+ArrowUp`. */
  press: (keys: string) => Promise<unknown>;
  type: (text: string) => Promise<unknown>;
  mouse: (steps: Mouse[]) => Promise<void>;
  resize: (size: Size) => Promise<void>;
  /** The document on A4. */
  pdf: () => Promise<Buffer>;
  picture: () => Promise<Buffer>;
  /** Errors that the page threw or wrote, and requests that failed. */
  complaints: () => string[];
  close: () => Promise<void>;
};
