/** What is looked for in a page, in a form that survives the way there. */
export interface Wanted {
  css?: string;
  role?: string;
  name?: TextPattern;
  text?: TextPattern;
  within?: Wanted;
  /** The one at this place among those found; from the end if negative. */
  nth?: number;
}

export type TextPattern = string | { source: string; flags: string };

interface Look {
  problems: string[];
  find(wanted: Wanted): Element | undefined;
  count(wanted: Wanted): number;
  /** Where a press must go, or why it cannot go there yet. From here on, presses that go elsewhere are held back. */
  aim(wanted: Wanted): { x: number; y: number } | { why: string };
  /** Whether the press went where it was aimed. */
  hit(): boolean;
}

declare global {
  interface Window {
    look: Look;
  }
}

/**
 * The first script of every page under test, so that nothing happens before it listens. It must need nothing from
 * outside, since it is sent as text.
 */
export function inPage({ reports, denied }: { reports: string; denied: string[] }) {
  const problems: string[] = [];
  const say = (problem: string) => {
    problems.push(problem);
    navigator.sendBeacon(reports, problem);
  };
  document.addEventListener('securitypolicyviolation', event =>
    say(`refused: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}`),
  );
  // Firefox and WebKit let everything fail that is on its way when a page is left, in a page nobody sees any more.
  let left = false;
  window.addEventListener('beforeunload', () => {
    left = true;
  });
  window.addEventListener('error', event => {
    if (event instanceof ErrorEvent && !left) say(`error: ${event.message} ${event.filename}`);
  });
  window.addEventListener('unhandledrejection', event => {
    if (!left) say(`rejection: ${event.reason}`);
  });
  const complain = console.error.bind(console);
  console.error = (...args: unknown[]) => {
    if (!left) say(`console: ${args.map(String).join(' ')}`);
    complain(...args);
  };

  if (denied.includes('storage'))
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
  // As on plain http.
  if (denied.includes('clipboard'))
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  if (denied.includes('prefetch'))
    Object.defineProperty(navigator, 'connection', {
      value: { effectiveType: '4g', saveData: true },
      configurable: true,
    });

  const roles: Record<string, string> = {
    link: 'a[href]',
    button: 'button, summary, input[type="button"], input[type="submit"]',
    textbox:
      'textarea, input:not([type]), input[type="text"], input[type="url"], input[type="number"]',
    combobox: 'select',
    heading: 'h1, h2, h3, h4, h5, h6',
    region: 'section[aria-label], section[aria-labelledby]',
    group: 'fieldset, details',
    listitem: 'li',
    row: 'tr',
    cell: 'td',
    img: 'img',
    navigation: 'nav',
    main: 'main',
  };
  const textOf = (element: Element) =>
    (element instanceof HTMLElement ? element.innerText : (element.textContent ?? '')).trim();
  const nameOf = (element: Element): string => {
    const by = element.getAttribute('aria-labelledby');
    if (by)
      return by
        .split(/\s+/)
        .map(id => document.getElementById(id)?.textContent ?? '')
        .join(' ')
        .trim();
    const given = element.getAttribute('aria-label') ?? element.getAttribute('alt');
    if (given) return given;
    const { labels } = element as HTMLInputElement;
    if (labels?.length) return [...labels].map(textOf).join(' ');
    return textOf(element) || (element.getAttribute('title') ?? '');
  };
  const matches = (said: string, wanted: TextPattern) =>
    typeof wanted === 'string'
      ? said.includes(wanted)
      : new RegExp(wanted.source, wanted.flags).test(said);
  const visible = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
  };
  const all = (wanted: Wanted): Element[] => {
    const place: ParentNode | undefined = wanted.within ? find(wanted.within) : document;
    if (!place) return [];
    const { role, name, text } = wanted;
    const implied = role ? `[role="${role}"]${roles[role] ? `, ${roles[role]}` : ''}` : '*';
    const found = [...place.querySelectorAll(wanted.css ?? implied)].filter(
      element =>
        visible(element) &&
        (!role || element.matches(implied)) &&
        (name === undefined || matches(nameOf(element), name)) &&
        (text === undefined || matches(textOf(element), text)),
    );
    const one = wanted.nth === undefined ? undefined : found.at(wanted.nth);
    return wanted.nth === undefined ? found : one ? [one] : [];
  };
  const find = (wanted: Wanted): Element | undefined => all(wanted)[0];

  const presses = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'];
  let aimedAt: Element | undefined;
  let missed = false;
  for (const type of presses)
    window.addEventListener(
      type,
      event => {
        if (!aimedAt || !event.isTrusted || event.composedPath().includes(aimedAt)) return;
        missed = true;
        event.preventDefault();
        event.stopImmediatePropagation();
      },
      true,
    );
  const aim = (wanted: Wanted) => {
    const element = find(wanted);
    if (!element) return { why: 'it is not there' };
    if ((element as HTMLButtonElement).disabled || element.ariaDisabled === 'true')
      return { why: 'it is disabled' };
    const inSight = () => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
      return element.contains(document.elementFromPoint(x, y)) ? { x, y } : undefined;
    };
    if (!inSight())
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const spot = inSight();
    if (!spot) return { why: 'something covers it' };
    aimedAt = element;
    missed = false;
    return spot;
  };
  const hit = () => {
    aimedAt = undefined;
    return !missed;
  };
  window.look = { problems, find, count: wanted => all(wanted).length, aim, hit };
}
