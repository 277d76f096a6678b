import useIsBrowser from '@docusaurus/useIsBrowser';
import Loading from '@theme/Loading';
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import Loadable from 'react-loadable';
import Boundary from './Boundary';
import { useHash } from './follow-hash';

interface Island<Props> {
  /** The module of the part; what it exports opens it: open-island.tsx. */
  load: () => Promise<{ default: () => Promise<ComponentType<Props>> }>;
  /** When it is fetched: the reader comes near it, or presses a link to this hash. */
  when: 'near' | `#${string}`;
}

interface OwnProps {
  /** What is in its place until then, and without scripts: a page never depends on it to be readable. */
  children?: ReactNode;
  /** What the link says. */
  label?: string;
}

/** An interactive part of a page: code, messages and styles come when they are needed, and not before. */
export function defineIsland<Props extends object>({
  load,
  when,
}: Island<Props>): ComponentType<Props & OwnProps> {
  const Live = Loadable<Props, ComponentType<Props>>({
    loader: async () => (await load()).default(),
    loading: Loading,
    delay: 200,
    render: (Component, props) => <Component {...props} />,
  });
  const live = (props: object) => (
    <Boundary>
      <Live {...(props as Props)} />
    </Boundary>
  );

  if (when === 'near') {
    return function NearIsland({ children, ...props }) {
      const isBrowser = useIsBrowser();
      const place = useRef<HTMLDivElement>(null);
      const [near, setNear] = useState(false);
      useEffect(() => {
        if (!place.current) return;
        const observer = new IntersectionObserver(
          entries => setNear(seen => seen || entries.some(entry => entry.isIntersecting)),
          { rootMargin: '200px' },
        );
        observer.observe(place.current);
        return () => observer.disconnect();
      }, []);
      return (
        <div ref={place} data-island>
          {isBrowser && near ? live(props) : children}
        </div>
      );
    };
  }

  // A link asks: pressed before the script has come, it leaves the wish in the address.
  return function PressIsland({ children, label, ...props }) {
    const [open, setOpen] = useState(false);
    const place = useRef<HTMLDivElement>(null);
    useHash(when, () => {
      setOpen(true);
      // The link is gone then, and with it the place of a keyboard reader.
      place.current?.focus({ preventScroll: true });
    });
    return (
      <div id={when.slice(1)} ref={place} tabIndex={-1} data-island>
        {open ? (
          live(props)
        ) : (
          <>
            {children}
            <a
              href={when}
              className="button button--primary"
              onPointerEnter={() => Live.preload()}
              onFocus={() => Live.preload()}
            >
              {label}
            </a>
          </>
        )}
      </div>
    );
  };
}
