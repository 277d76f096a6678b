import { followClick } from '@site/plugins/api-reference/theme/ApiReference/follow-click';
import {
  loadFragment,
  rememberedFragment,
  rememberFragment,
} from '@site/plugins/api-reference/theme/ApiReference/load-fragment';
import { followTabs } from '@site/src/sample-language/follow-tabs';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import './styles.css';

const onServer = typeof window === 'undefined';

/** A sample in all its languages. Like a reference page it is sent once, as markup: decisions/0007. */
export default function SampleMarkup({ markup: source }: { markup: string }): ReactNode {
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

  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const click = (event: MouseEvent) => followClick(event, '\0', () => undefined);
    element.addEventListener('click', click);
    const release = followTabs(element);
    return () => {
      element.removeEventListener('click', click);
      release();
    };
  }, [markup]);

  return <div ref={place} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: markup }} />;
}
