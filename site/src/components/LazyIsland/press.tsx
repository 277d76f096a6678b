import useIsBrowser from '@docusaurus/useIsBrowser';
import Loading from '@theme/Loading';
import { type ComponentType, type ReactNode, useState } from 'react';
import Loadable from 'react-loadable';

interface Props {
  /** What the button says. */
  label: string;
  children?: ReactNode;
}

/** A component whose code is fetched when the reader asks for it, or is about to. */
export function pressIsland<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
): ComponentType<P & Props> {
  const Island = Loadable<P, { default: ComponentType<P> }>({
    loader: load,
    loading: Loading,
    delay: 200,
    render: ({ default: Component }, props) => <Component {...props} />,
  });

  return function PressIsland({ children, label, ...props }) {
    const isBrowser = useIsBrowser();
    const [open, setOpen] = useState(false);
    if (open) return <Island {...(props as unknown as P)} />;
    return (
      <div data-island>
        {children}
        <button
          type="button"
          className="button button--primary"
          disabled={!isBrowser}
          onClick={() => setOpen(true)}
          onPointerEnter={() => Island.preload()}
          onFocus={() => Island.preload()}
        >
          {label}
        </button>
      </div>
    );
  };
}
