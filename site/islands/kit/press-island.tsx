import Loading from '@theme/Loading';
import { type ComponentType, type ReactNode, useState } from 'react';
import Loadable from 'react-loadable';
import Boundary from './Boundary';
import { useHash } from './follow-hash';

interface Props {
  /** What the link says. */
  label: string;
  children?: ReactNode;
}

/**
 * A component whose code is fetched when the reader asks for it, or is about to. A link asks: pressed before the script
 * has come, it leaves the wish in the address.
 */
export function pressIsland<P extends object>(
  id: string,
  load: () => Promise<{ default: ComponentType<P> }>,
): ComponentType<P & Props> {
  const Island = Loadable<P, { default: ComponentType<P> }>({
    loader: load,
    loading: Loading,
    render: ({ default: Component }, props) => <Component {...props} />,
  });

  return function PressIsland({ children, label, ...props }) {
    const [open, setOpen] = useState(false);
    useHash(`#${id}`, () => setOpen(true));
    return (
      <div id={id} data-island>
        {open ? (
          <Boundary>
            <Island {...(props as unknown as P)} />
          </Boundary>
        ) : (
          <>
            {children}
            <a
              href={`#${id}`}
              className="button button--primary"
              onPointerEnter={() => Island.preload()}
              onFocus={() => Island.preload()}
            >
              {label}
            </a>
          </>
        )}
      </div>
    );
  };
}
