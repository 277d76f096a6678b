import type { ReactNode } from 'react';
import { type ConsoleMessages, say } from './console-form.ts';
import type { Failed } from './send.ts';

interface FailureProps {
  failure: Failed;
  messages: ConsoleMessages;
}

/** A browser does not tell a page why there was no answer. This tells what it can know, and what the server would have to say. */
export function Failure({ failure, messages }: FailureProps): ReactNode {
  const { reason, origin, detail = '' } = failure;
  const { failures } = messages;
  return (
    <>
      <p>
        <strong>{failures[reason].title}</strong>
      </p>
      <p>{say(failures[reason].text, { origin, detail, page: window.location.origin })}</p>
      {reason === 'unreachable' && <Cors failure={failure} messages={messages} />}
    </>
  );
}

const simpleMethods = ['GET', 'HEAD', 'POST'];

function Cors({ failure: { method, headers }, messages }: FailureProps): ReactNode {
  const needed = [
    `Access-Control-Allow-Origin: ${window.location.origin}`,
    ...(simpleMethods.includes(method) ? [] : [`Access-Control-Allow-Methods: ${method}`]),
    ...(headers.length > 0
      ? [`Access-Control-Allow-Headers: ${[...new Set(headers)].join(', ')}`]
      : []),
  ];
  return (
    <>
      <p>{messages.failures.cors}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable. */}
      <pre tabIndex={0}>
        <code>{needed.join('\n')}</code>
      </pre>
      <p>{messages.failures.noProxy}</p>
    </>
  );
}
