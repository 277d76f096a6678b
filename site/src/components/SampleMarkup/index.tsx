import { followCopy } from '@site/plugins/api-reference/theme/ApiReference/copy-element';
import { useStaticMarkup } from '@site/plugins/api-reference/theme/ApiReference/use-static-markup';
import { followTabs } from '@site/src/sample-language/follow-tabs';
import { type ReactNode, useEffect } from 'react';
import './styles.css';

/** A sample in all its languages. Like a reference page it is sent once, as markup: decisions/0007. */
export default function SampleMarkup({ markup: source }: { markup: string }): ReactNode {
  const { place, markup } = useStaticMarkup(source);

  useEffect(() => {
    const element = place.current;
    if (!element) return;
    element.addEventListener('click', followCopy);
    const release = followTabs(element);
    return () => {
      element.removeEventListener('click', followCopy);
      release();
    };
  }, [markup]);

  return <div ref={place} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: markup }} />;
}
