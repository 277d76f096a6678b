import { type ReactNode, useState } from 'react';
import Boundary from '../kit/Boundary';
import StaticMarkup from '../kit/StaticMarkup';
import './styles.css';

interface Props {
  markup: string;
  /** The address of what the runner needs; without it the steps are only shown. */
  data?: string;
}

/** Steps of a tutorial, sent as markup. The first press of Run brings the runner, which takes their place. */
export default function Journey({ markup, data }: Props): ReactNode {
  const [live, setLive] = useState<ReactNode>();
  if (live) return <Boundary>{live}</Boundary>;

  const enliven = (element: HTMLElement) => {
    for (const button of element.querySelectorAll<HTMLButtonElement>('[data-run]')) {
      button.disabled = false;
    }
    const click = async (event: MouseEvent) => {
      const start = (event.target as Element).closest<HTMLElement>('[data-run]')?.dataset.run;
      if (!start || !data) return;
      try {
        const { default: begin } = await import('./Runner');
        setLive(await begin(data, start, element));
      } catch {
        element.querySelector('[role="alert"]')?.removeAttribute('hidden');
      }
    };
    element.addEventListener('click', click);
    return () => element.removeEventListener('click', click);
  };
  return <StaticMarkup source={markup} enliven={enliven} />;
}
