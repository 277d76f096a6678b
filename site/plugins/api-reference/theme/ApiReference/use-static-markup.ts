import { type RefObject, useEffect, useRef, useState } from 'react';
import { loadFragment, rememberedFragment, rememberFragment } from './load-fragment';

const onServer = typeof window === 'undefined';

/**
 * Markup that React does not look into: the text itself while the server renders, its address in the browser. A
 * browser that got the page from the server keeps what is there; only one that navigated fetches it.
 */
export function useStaticMarkup(source: string): {
  place: RefObject<HTMLDivElement | null>;
  markup: string;
} {
  const place = useRef<HTMLDivElement>(null);
  const [markup, setMarkup] = useState(() => (onServer ? source : rememberedFragment(source)));

  useEffect(() => {
    const element = place.current;
    if (!element) return;
    let here = true;
    if (!element.firstChild) {
      loadFragment(source).then(
        text => here && setMarkup(text),
        () => here && window.location.reload(),
      );
    }
    return () => {
      here = false;
      rememberFragment(source, element.innerHTML);
    };
  }, [source]);

  return { place, markup };
}
