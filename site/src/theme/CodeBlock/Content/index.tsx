/**
 * Ejected from @docusaurus/theme-classic 3.10.2: code is coloured where the page is built, and the browser keeps that
 * markup, so that no reader loads Prism for a page that came from the server (decisions/0029).
 */
import { useCodeBlockContext } from '@docusaurus/theme-common/internal';
import type { Line } from '@site/highlight/highlight';
import { highlightOnServer } from '@site/highlight/highlight-on-server';
import { Pieces } from '@site/highlight/Pieces';
import { hasHydrated } from '@site/islands/kit/has-hydrated';
import clsx from 'clsx';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import styles from './styles.module.css';

/** While a page from the server hydrates: its code is coloured already. */
const isHydrating = () => typeof document !== 'undefined' && !hasHydrated();

export default function CodeBlockContent({ className }: { className?: string }): ReactNode {
  const { metadata, wordWrap } = useCodeBlockContext();
  const { code, language, lineNumbersStart } = metadata;
  const place = useRef<HTMLElement>(null);
  const [kept, setKept] = useState(() => (isHydrating() ? code : undefined));
  const lines = useLines(code, language, kept === code);
  // The development server sends no markup that could be kept.
  useEffect(() => {
    if (!place.current?.firstChild) setKept(undefined);
  }, []);
  const numbered = lineNumbersStart !== undefined;
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
        // What React did not write and is told nothing about, it leaves as it is.
        {...(kept === code
          ? { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: '' } }
          : { children: <CodeLines lines={lines} numbered={numbered} /> })}
      />
    </pre>
  );
}

/** Plain until the colours have come, for a reader who navigated here. */
function useLines(code: string, language: string, isKept: boolean): Line[] {
  const [lit, setLit] = useState<{ code: string; lines: Line[] }>();
  useEffect(() => {
    if (isKept) return;
    let here = true;
    import('@site/highlight/highlight').then(
      ({ highlight }) => {
        if (here) setLit({ code, lines: highlight(code, language) });
      },
      // Without a connection it stays plain.
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, [code, language, isKept]);
  if (highlightOnServer) return highlightOnServer(code, language);
  return lit?.code === code ? lit.lines : code.split('\n').map(text => [{ text }]);
}

function CodeLines({ lines, numbered }: { lines: Line[]; numbered: boolean }): ReactNode {
  const { lineClassNames } = useCodeBlockContext().metadata;
  return lines.map((line, index) => (
    <div
      key={index}
      className={clsx('token-line', lineClassNames[index], numbered && styles.codeLine)}
    >
      {numbered && <span className={styles.codeLineNumber} />}
      {numbered ? (
        <span className={styles.codeLineContent}>
          <Pieces of={line} />
        </span>
      ) : (
        <Pieces of={line} />
      )}
      {/* Keeps an empty line as high as the others. */}
      <br />
    </div>
  ));
}
