/**
 * Ejected from @docusaurus/theme-classic 3.10.2: code is coloured where the page is built, and the browser keeps that
 * markup, so that no reader loads Prism for a page that came from the server (decisions/0029).
 */
import { useCodeBlockContext } from '@docusaurus/theme-common/internal';
import { highlightNow } from '@site/highlight/on-this-side';
import clsx from 'clsx';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { plainLines } from './plain-lines';
import styles from './styles.module.css';
import { wrapLines } from './wrap-lines';

export default function CodeBlockContent({ className }: { className?: string }): ReactNode {
  const { metadata, wordWrap } = useCodeBlockContext();
  const { code, language, lineNumbersStart, lineClassNames } = metadata;
  const place = useRef<HTMLElement>(null);
  const numbered = lineNumbersStart !== undefined;
  const write = (lines: string[]) => wrapLines(lines, lineClassNames, numbered && styles);
  const markup = write((highlightNow ?? plainLines)(code, language));

  useEffect(() => {
    const element = place.current;
    if (!element || element.dataset.lit === code.length.toString()) return;
    let here = true;
    import('@site/highlight/highlight-lines').then(({ highlightLines }) => {
      if (here) element.innerHTML = write(highlightLines(code, language));
    });
    return () => {
      here = false;
    };
  }, [code, language]);

  return (
    <pre
      ref={wordWrap.codeBlockRef as RefObject<HTMLPreElement>}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      className={clsx(
        className,
        `prism-code language-${language}`,
        styles.codeBlock,
        'thin-scrollbar',
      )}
    >
      <code
        ref={place}
        className={clsx(styles.codeBlockLines, numbered && styles.codeBlockLinesWithNumbering)}
        style={numbered ? { counterReset: `line-count ${lineNumbersStart - 1}` } : undefined}
        data-lit={highlightNow && code.length}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: markup }}
      />
    </pre>
  );
}
