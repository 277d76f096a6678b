import { type ReactNode, useEffect, useRef, useState } from 'react';
import { loadFragment, rememberedFragment, rememberFragment } from './fragments';
import { Loading } from './loading';

interface Props {
  /** The markup itself while the server renders, and its address in the browser. */
  source: string;
  className?: string;
  /** Brings the markup to life; what it returns undoes that. */
  enliven?: (element: HTMLElement) => () => void;
  /** What is rendered once the markup is there, for example into a place in it. */
  children?: (element: HTMLElement) => ReactNode;
}

const onServer = typeof window === 'undefined';

/**
 * Markup that React does not look into. The browser keeps what the server wrote, so it is not sent a second time as
 * script nor walked by hydration; only a reader who navigates to a page fetches it: decisions/0007.
 */
export default function StaticMarkup({ source, className, enliven, children }: Props): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const latest = useRef(enliven);
  latest.current = enliven;
  const [markup, setMarkup] = useState(() => (onServer ? source : rememberedFragment(source)));
  const [ready, setReady] = useState<HTMLElement>();
  const [failure, setFailure] = useState<Error>();

  useEffect(() => {
    const element = place.current;
    if (!element || failure) return;
    if (element.firstChild) {
      // Before anything has changed in it.
      rememberFragment(source, () => element.innerHTML);
      setReady(element);
      return latest.current?.(element);
    }
    let here = true;
    loadFragment(source).then(
      text => here && setMarkup(text),
      error => {
        if (!here) return;
        // Without an answer a reload would trade the tab, and all that is in it, for the browser's error page.
        if (error instanceof TypeError) setFailure(error);
        else window.location.reload();
      },
    );
    return () => {
      here = false;
    };
  }, [source, markup, failure]);

  return (
    <>
      <div
        ref={place}
        className={className}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: markup }}
      />
      {failure && <Loading error={failure} retry={() => setFailure(undefined)} />}
      {ready && children?.(ready)}
    </>
  );
}
