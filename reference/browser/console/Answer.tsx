import { type ReactNode, useEffect, useState } from 'react';
import { type ConsoleMessages, say } from './console-form.ts';
import type { Answered } from './send.ts';

/** More than a reader looks through; all of it is in the file. */
const mostCharacters = 200_000;

interface AnswerProps {
  answer: Answered;
  messages: ConsoleMessages;
}

export function Answer({ answer, messages }: AnswerProps): ReactNode {
  const { status, statusText, milliseconds, headers } = answer;
  const kind = status < 400 ? 'good' : 'bad';
  return (
    <>
      <p>
        <span className={`ref-status ref-${kind}`}>{status}</span> {statusText}{' '}
        <span className="ref-console-mark">{say(messages.time, { count: milliseconds })}</span>
      </p>
      <details className="ref-more">
        <summary>{say(messages.headers, { count: headers.length })}</summary>
        <p>{messages.headersNote}</p>
        <dl className="ref-console-headers">
          {headers.map(([name, value]) => (
            <div key={name}>
              <dt>
                <code>{name}</code>
              </dt>
              <dd>
                <code>{value}</code>
              </dd>
            </div>
          ))}
        </dl>
      </details>
      <Body key={milliseconds} answer={answer} messages={messages} />
    </>
  );
}

interface Seen {
  url: string;
  /** Where it is one. */
  text?: string;
}

function Body({ answer: { body, type }, messages }: AnswerProps): ReactNode {
  const [seen, setSeen] = useState<Seen>();
  const [isHidden, setHidden] = useState(false);

  useEffect(() => {
    let here = true;
    const url = URL.createObjectURL(body);
    readText(body, type).then(text => {
      if (here) setSeen(text === undefined ? { url } : { url, text });
    });
    return () => {
      here = false;
      URL.revokeObjectURL(url);
    };
  }, [body, type]);

  if (body.size === 0) return <p>{messages.empty}</p>;
  if (!seen) return null;
  const { url, text } = seen;
  const isPicture = type.startsWith('image/') && !isHidden;
  return (
    <>
      {isPicture && (
        <img
          className="ref-console-picture"
          src={url}
          alt={messages.picture}
          onError={() => setHidden(true)}
        />
      )}
      {!isPicture && text !== undefined && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable.
        <pre tabIndex={0}>
          <code>{text.slice(0, mostCharacters)}</code>
        </pre>
      )}
      <p>
        <a href={url} download={fileName(type)}>
          {say(messages.download, { size: body.size, type: type || messages.unknownType })}
        </a>
      </p>
    </>
  );
}

const isText = (type: string) =>
  type === '' ||
  /^text\/|[/+](?:json|xml|yaml|javascript|x-www-form-urlencoded)\b|ndjson/i.test(type);

async function readText(body: Blob, type: string): Promise<string | undefined> {
  if (!isText(type)) return undefined;
  const text = await body.text();
  try {
    return /json\b/i.test(type) ? JSON.stringify(JSON.parse(text), null, 2) : text;
  } catch {
    return text;
  }
}

function fileName(type: string): string {
  const [, end = 'bin'] = /^[\w.-]+\/(?:[\w.-]+\+)?([\w-]+)/.exec(type) ?? [];
  return `response.${end === 'plain' ? 'txt' : end}`;
}
