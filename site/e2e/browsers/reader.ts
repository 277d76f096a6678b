import type { BrowserWindow } from './engines/engine.ts';
import type { TextPattern, Wanted } from './in-page.ts';
import type { Line } from './line.ts';

/** A part of a page as a reader would name it, or a selector where no name tells it apart. */
export type Part = string | PartByName;

interface PartByName {
  css?: string;
  role?: string;
  name?: string | RegExp;
  text?: string | RegExp;
  within?: Part;
  nth?: number;
}

/** A guard against a page that never comes to it; a busy machine is no defect. */
const patience = 90_000;

/** What a reader does with a window, the same in every engine. Nothing here waits for time, only for the page. */
export class Reader {
  constructor(
    readonly window: BrowserWindow,
    readonly line: Line,
  ) {}

  /** Leaves what the test before it has opened, stored and said. */
  async startAfresh(): Promise<void> {
    await this.window.goto(this.line.clearing);
    await this.until('nothing is stored', () => document.title === 'cleared');
    await this.window.resize(1440, 900);
    this.line.forget();
    this.window.complaints.length = 0;
  }

  /** Opens a page and waits until Docusaurus has hydrated it. */
  async open(path: string): Promise<void> {
    await this.collect();
    await this.window.goto(this.line.origin + path);
    await this.hydrated();
  }

  async reload(): Promise<void> {
    await this.collect();
    await this.window.reload();
    await this.hydrated();
  }

  async hydrated(): Promise<void> {
    await this.until(
      'the page is taken over',
      () => document.documentElement.dataset.hasHydrated === 'true',
    );
  }

  /** Waits until the function, run in the page, finds what it looks for, and returns it. */
  async until<A extends unknown[], T>(
    what: string,
    run: (...args: A) => T | Promise<T>,
    ...args: A
  ): Promise<NonNullable<T>> {
    const latest = Date.now() + patience;
    for (let last: unknown; ; ) {
      try {
        const found = await this.window.evaluate(run, ...args);
        if (found !== null && found !== undefined && (found as unknown) !== false) return found;
        last = found;
      } catch (error) {
        // The page may be on its way to the next one.
        last = error;
      }
      if (Date.now() > latest) throw new Error(`Waited in vain until ${what}; last: ${last}`);
      await new Promise(resolve => setTimeout(resolve, 30));
    }
  }

  async sees(part: Part, what = name(part)): Promise<void> {
    await this.until(
      `${what} is seen`,
      wanted => window.look.find(wanted) !== undefined,
      said(part),
    );
  }

  async seesNo(part: Part, what = name(part)): Promise<void> {
    await this.until(
      `${what} is gone`,
      wanted => window.look.find(wanted) === undefined,
      said(part),
    );
  }

  async seesMany(part: Part, number: number): Promise<void> {
    const found = (wanted: Wanted, many: number) => window.look.count(wanted) === many;
    await this.until(`${name(part)} is seen ${number} times`, found, said(part), number);
  }

  count(part: Part): Promise<number> {
    return this.window.evaluate(wanted => window.look.count(wanted), said(part));
  }

  /** The text there, once it is there. */
  async read(part: Part): Promise<string> {
    return this.until(
      `${name(part)} can be read`,
      wanted => {
        const element = window.look.find(wanted);
        return (element as HTMLInputElement | undefined)?.value ?? element?.textContent;
      },
      said(part),
    );
  }

  async attribute(part: Part, attribute: string): Promise<string> {
    const read = (wanted: Wanted, key: string) => window.look.find(wanted)?.getAttribute(key);
    return this.until(`${name(part)} has ${attribute}`, read, said(part), attribute);
  }

  async at(path: string | RegExp): Promise<void> {
    const [source, whole] = typeof path === 'string' ? [path, true] : [path.source, false];
    await this.until(
      `the address is ${path}`,
      (wanted, exact) => {
        const here = location.pathname + location.hash;
        return exact ? here === wanted : new RegExp(wanted).test(here);
      },
      source,
      whole,
    );
  }

  /** Presses where the part is still and nothing covers it; a press that missed has not happened. */
  async click(part: Part): Promise<void> {
    const wanted = said(part);
    const latest = Date.now() + patience;
    let why = '';
    for (let before = ''; Date.now() < latest; ) {
      const spot = await this.until(
        `${name(part)} can be aimed at`,
        w => window.look.aim(w),
        wanted,
      );
      const now = JSON.stringify(spot);
      if ('why' in spot) why = spot.why;
      else if (now === before) {
        await this.window.click(spot.x, spot.y);
        // A page that is gone, or going, was hit.
        const hit = await this.window.evaluate(() => window.look?.hit() ?? true).catch(() => true);
        if (hit) return;
        why = 'the press went elsewhere';
      }
      before = now;
      await new Promise(resolve => setTimeout(resolve, 30));
    }
    throw new Error(`${name(part)} cannot be pressed: ${why}`);
  }

  /** Replaces the text of a field, as a paste does. */
  async fill(part: Part, text: string): Promise<void> {
    await this.sees(part);
    await this.until(
      `${name(part)} has what was put there`,
      (wanted, value) => {
        const field = window.look.find(wanted) as HTMLInputElement | undefined;
        if (!field || field.disabled) return false;
        if (field.value === value) return true;
        field.focus();
        field.select();
        document.execCommand(value ? 'insertText' : 'delete', false, value);
        return field.value === value;
      },
      said(part),
      text,
    );
  }

  /** Lists open outside the page, so the choice is made in it. */
  async choose(part: Part, value: string): Promise<void> {
    await this.until(
      `${name(part)} offers ${value}`,
      (wanted, choice) => {
        const list = window.look.find(wanted) as HTMLSelectElement | undefined;
        if (!list || ![...list.options].some(option => option.value === choice)) return false;
        list.value = choice;
        list.dispatchEvent(new Event('input', { bubbles: true }));
        list.dispatchEvent(new Event('change', { bubbles: true }));
        return true;
      },
      said(part),
      value,
    );
  }

  async focus(part: Part): Promise<void> {
    await this.until(
      `${name(part)} has the keyboard`,
      wanted => {
        const element = window.look.find(wanted);
        (element as HTMLElement | undefined)?.focus();
        return element !== undefined && element === document.activeElement;
      },
      said(part),
    );
  }

  async scrollTo(part: Part): Promise<void> {
    await this.until(
      `${name(part)} is scrolled to`,
      wanted => {
        const element = window.look.find(wanted);
        element?.scrollIntoView({ block: 'center', behavior: 'instant' });
        return element !== undefined;
      },
      said(part),
    );
  }

  /** A picture counts when the browser has decoded it. */
  async seesPicture(part: Part): Promise<number> {
    return this.until(
      `${name(part)} is a decoded picture`,
      async wanted => {
        const image = window.look.find(wanted);
        if (!(image instanceof HTMLImageElement) || !image.complete) return undefined;
        await image.decode();
        return image.naturalWidth || undefined;
      },
      said(part),
    );
  }

  /** The page keeps its own list, for when the line is cut; a new page starts a new one. */
  private async collect(): Promise<void> {
    const heard = await this.window
      .evaluate(() => window.look?.problems.splice(0) ?? [])
      .catch((): string[] => []);
    this.line.heard.push(...heard);
  }

  /** Everything that a page must not do and did: refusals, errors, rejections, complaints. */
  async problems(): Promise<string[]> {
    await this.collect();
    return [...new Set([...this.line.heard, ...this.window.complaints])];
  }
}

function toPattern(text: string | RegExp): TextPattern {
  return typeof text === 'string' ? text : { source: text.source, flags: text.flags };
}

function said(part: Part): Wanted {
  if (typeof part === 'string') return { css: part };
  const { name, text, within, ...rest } = part;
  return {
    ...rest,
    ...(name !== undefined && { name: toPattern(name) }),
    ...(text !== undefined && { text: toPattern(text) }),
    ...(within !== undefined && { within: said(within) }),
  };
}

function name(part: Part): string {
  if (typeof part === 'string') return part;
  const { css, role, name: called, text, within, nth } = part;
  const phrases = [
    role ?? css,
    called && `“${called}”`,
    text && `with ${text}`,
    nth !== undefined && `number ${nth}`,
    within && `in ${name(within)}`,
  ];
  return phrases.filter(Boolean).join(' ');
}
