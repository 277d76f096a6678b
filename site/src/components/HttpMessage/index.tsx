import type { ReactNode } from 'react';
import styles from './styles.module.css';

const token =
  /(?<name>"[^"]*"(?=\s*:))|(?<text>"[^"]*")|(?<number>(?<=: )\d+\b)|(?<header>^[\w-]+(?=: ))/gm;

function* tokens(message: string): Generator<ReactNode> {
  let at = 0;
  for (const match of message.matchAll(token)) {
    yield message.slice(at, match.index);
    const [kind] = Object.entries(match.groups ?? {}).find(([, found]) => found) ?? ['text'];
    yield (
      <span key={match.index} className={styles[kind]}>
        {match[0]}
      </span>
    );
    at = match.index + match[0].length;
  }
  yield message.slice(at);
}

/**
 * A request on the wire, in the looks of a code block. The theme's own block would pull its code out of the chunk
 * that doc pages share, and every doc page would pay for that.
 */
export default function HttpMessage({
  title,
  children,
}: {
  title: string;
  children: string;
}): ReactNode {
  return (
    <div className="theme-code-block sample">
      <p className="sample-file">
        <code>{title}</code>
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <pre tabIndex={0}>
        <code>{[...tokens(children)]}</code>
      </pre>
    </div>
  );
}
