import { translate } from '@docusaurus/Translate';
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';

/** A table in a frame of its own: a wide one scrolls there and not the page, and can be scrolled by keyboard. */
export default function ScrollTable(props: ComponentProps<'table'>): ReactNode {
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
    'aria-label': translate({ id: 'site.table', message: 'Table, scrolls sideways' }),
  };
  return (
    <div className="table-scroll" ref={frame} {...stop}>
      <table {...props} />
    </div>
  );
}
