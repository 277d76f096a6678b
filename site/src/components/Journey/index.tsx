import { useStaticMarkup } from '@site/plugins/api-reference/theme/ApiReference/use-static-markup';
import Boundary from '@site/src/components/LazyIsland/Boundary';
import { type ReactNode, useEffect, useState } from 'react';
import './styles.css';

interface Props {
  markup: string;
  /** The address of what the runner needs. */
  data: string;
}

/** Steps of a tutorial, sent as markup. The first press of Run brings the runner, which takes their place. */
export default function Journey({ markup: source, data }: Props): ReactNode {
  const { place, markup } = useStaticMarkup(source);
  const [live, setLive] = useState<ReactNode>();

  useEffect(() => {
    const element = place.current;
    if (!element) return;
    for (const button of element.querySelectorAll<HTMLButtonElement>('[data-run]')) {
      button.disabled = false;
    }
    const click = async (event: MouseEvent) => {
      const start = (event.target as Element).closest<HTMLElement>('[data-run]')?.dataset.run;
      if (!start) return;
      try {
        const { begin } = await import('./begin');
        setLive(await begin(data, start));
      } catch {
        element.querySelector('[role="alert"]')?.removeAttribute('hidden');
      }
    };
    element.addEventListener('click', click);
    return () => element.removeEventListener('click', click);
  }, [markup]);

  if (live) return <Boundary>{live}</Boundary>;
  return <div ref={place} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: markup }} />;
}
