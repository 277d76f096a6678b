/** @jsxRuntime automatic */
import type english from '@messages/operations.json';
import type { ReactNode } from 'react';

interface Props {
  messages: typeof english;
}

/** A link, because a press before the script has come is then kept by the address, where the script finds it. */
export function TryLink({ messages }: Props): ReactNode {
  return (
    <>
      <a href="#try" className="button button--primary" data-try="">
        {messages.tryIt}
      </a>
      <span role="status" className="ref-try" data-failed={messages.tryItFailed}>
        {messages.tryItWhere}
      </span>
    </>
  );
}

/** Where the console of an operation opens. */
export function ConsolePlace({ messages }: Props): ReactNode {
  return (
    <div data-slot="console" id="try">
      <noscript>
        <p>{messages.tryItNoScript}</p>
      </noscript>
      <div className="con" data-console="" />
    </div>
  );
}
