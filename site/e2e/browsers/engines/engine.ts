/** A window of a real browser, with no more than every engine can do. What a reader does with it is in `reader.ts`. */
export interface BrowserWindow {
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  /** Runs a function in the page. What goes in and out is JSON. */
  evaluate<A extends unknown[], T>(run: (...args: A) => T | Promise<T>, ...args: A): Promise<T>;
  /** Presses where the pointer is put, as a hand does. */
  click(x: number, y: number): Promise<void>;
  type(text: string): Promise<void>;
  /** A key by its name, after the modifiers that are held: `Enter`, `Control+v`. */
  press(keys: string): Promise<void>;
  /** The size of what the page sees, without the browser around it. */
  resize(width: number, height: number): Promise<void>;
  screenshot(): Promise<Buffer>;
  /** What the browser itself complained about in this window, where it says so. */
  complaints: string[];
  close(): Promise<void>;
}

export interface Engine {
  open(): Promise<BrowserWindow>;
  close(): Promise<void>;
}

/** The function as text, with its arguments as JSON, for engines that are sent text. */
export function asScript(run: (...args: never[]) => unknown): string {
  return `async json => JSON.stringify({ value: await (${run})(...JSON.parse(json)) })`;
}

export function fromScript<T>(json: unknown): T {
  return (JSON.parse(String(json)) as { value: T }).value;
}

/** Keys that have no letter, as WebDriver writes them. */
const named: Record<string, string> = {
  Control: '\uE009',
  Shift: '\uE008',
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  ArrowDown: '\uE015',
  ArrowUp: '\uE013',
};

type KeyAction = { type: 'keyDown' | 'keyUp'; value: string };

export function keyActions(keys: string): KeyAction[] {
  const values = keys.split('+').map(key => named[key] ?? key);
  return [
    ...values.map(value => ({ type: 'keyDown' as const, value })),
    ...values.toReversed().map(value => ({ type: 'keyUp' as const, value })),
  ];
}

/** One letter after the other, each pressed and let go. */
export function typeActions(text: string): KeyAction[] {
  return [...text].flatMap(value => [
    { type: 'keyDown' as const, value },
    { type: 'keyUp' as const, value },
  ]);
}

export function clickActions(x: number, y: number): object[] {
  return [
    { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ];
}
