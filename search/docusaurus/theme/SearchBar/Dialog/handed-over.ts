import { HANDED_OVER } from '../something-waits';

const KEPT_FOR = 60_000;

interface HandedOver {
  href: string;
  terms: readonly string[];
  at: number;
}

/**
 * What to mark in a tab that is about to be opened. The address stays that of the section, which readers copy, and a tab
 * opened without an opener shares nothing else with this one.
 */
export function handOver(href: string, terms: readonly string[]): void {
  if (terms.length > 0) keep([...waiting(), { href, terms, at: Date.now() }]);
}

/** Once: going back to the page later is no search. What is too old goes as well, so that no page asks for it again. */
export function takeHandedOver(): readonly string[] | undefined {
  const all = waiting();
  const mine = all.find(({ href }) => new URL(href, location.href).href === location.href);
  keep(all.filter(other => other !== mine));
  return mine?.terms;
}

/** Storage may be denied, or hold what someone else has written. */
function waiting(): HandedOver[] {
  try {
    const kept = JSON.parse(localStorage.getItem(HANDED_OVER) ?? '[]') as HandedOver[];
    return kept.filter(({ terms, at }) => Array.isArray(terms) && at > Date.now() - KEPT_FOR);
  } catch {
    return [];
  }
}

function keep(all: HandedOver[]): void {
  try {
    if (all.length > 0) localStorage.setItem(HANDED_OVER, JSON.stringify(all));
    else localStorage.removeItem(HANDED_OVER);
  } catch {
    // Then the tab opens without marks.
  }
}
