import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import {
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';

const badges = {
  new: translate({ id: 'site.badge.new', message: 'New' }),
  beta: translate({ id: 'site.badge.beta', message: 'Beta' }),
  deprecated: translate({ id: 'site.badge.deprecated', message: 'Deprecated' }),
};

export function Badge({ kind }: { kind: keyof typeof badges }): ReactNode {
  return <span className={`badge badge--${kind}`}>{badges[kind]}</span>;
}

export function Method({ name }: { name: 'GET' | 'POST' | 'PUT' | 'DELETE' }): ReactNode {
  return <span className={`badge badge--method badge--${name.toLowerCase()}`}>{name}</span>;
}

/** An operation named in running text: its method, its name, and the way to its page. */
export function ApiLink({
  method,
  to,
  children,
}: {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  to: string;
  children: ReactNode;
}): ReactNode {
  return (
    <span className="api-link">
      <Method name={method} />{' '}
      <Link to={to}>
        <code>{children}</code>
      </Link>
    </span>
  );
}

/** A word and its meaning. The popover is the browser's own: it opens and closes without a script of ours. */
export function Term({
  meaning,
  children,
}: {
  meaning: ReactNode;
  children: ReactNode;
}): ReactNode {
  const id = useId();
  return (
    <>
      <button type="button" className="term" popoverTarget={id}>
        {children}
      </button>
      <span className="term-meaning" id={id} popover="auto">
        {meaning}
      </span>
    </>
  );
}

/** Wraps an ordered list, so that the source stays a list and reads as one without styles. */
export function Steps({ children }: { children: ReactNode }): ReactNode {
  return <div className="steps">{children}</div>;
}

interface FigureProps {
  src: string;
  alt: string;
  width: number;
  height: number;
  children?: ReactNode;
}

async function openZoom(event: MouseEvent<HTMLAnchorElement>): Promise<void> {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = event.currentTarget;
  event.preventDefault();
  try {
    const { showZoom } = await import('./show-zoom');
    showZoom(link.href, link.querySelector('img')?.alt ?? '');
  } catch {
    window.location.assign(link.href);
  }
}

/** A picture with a caption. Without JavaScript the link simply opens the file. */
export function Figure({ src, alt, width, height, children }: FigureProps): ReactNode {
  return (
    <figure className="figure">
      <a className="zoom-link" href={src} onClick={openZoom}>
        <img src={src} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
      </a>
      {children && <figcaption>{children}</figcaption>}
    </figure>
  );
}

/** A table in a frame of its own: a wide one scrolls there and not the page, and can be scrolled by keyboard. */
export function ScrollTable(props: ComponentProps<'table'>): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);

  useEffect(() => {
    const { current } = frame;
    if (!current) return;
    const observer = new ResizeObserver(() =>
      setScrolls(current.scrollWidth > current.clientWidth),
    );
    observer.observe(current);
    // Fonts that arrive late widen the table and not the frame.
    if (current.firstElementChild) observer.observe(current.firstElementChild);
    return () => observer.disconnect();
  }, []);

  // Only a frame that scrolls is a stop for the Tab key.
  const stop = scrolls && {
    tabIndex: 0,
    role: 'group',
    'aria-label': translate({ id: 'site.table', message: 'Table, scrolls horizontally' }),
  };
  return (
    <div className="table-scroll" ref={frame} {...stop}>
      <table {...props} />
    </div>
  );
}
