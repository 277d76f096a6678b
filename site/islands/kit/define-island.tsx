import useIsBrowser from '@docusaurus/useIsBrowser';
import Loading from '@theme/Loading';
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import Loadable from 'react-loadable';
import Boundary from './Boundary';

/**
 * A component whose code is fetched when the reader comes near it. Until then, and without JavaScript, its
 * children stand in its place, so a page never depends on it to be readable.
 */
export function lazyIsland<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
): ComponentType<P & { children?: ReactNode }> {
  const Island = Loadable<P, { default: ComponentType<P> }>({
    loader: load,
    loading: Loading,
    delay: 200,
    render: ({ default: Component }, props) => <Component {...props} />,
  });

  return function LazyIsland({ children, ...props }) {
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
        {isBrowser && near ? (
          <Boundary>
            <Island {...(props as unknown as P)} />
          </Boundary>
        ) : (
          children
        )}
      </div>
    );
  };
}
