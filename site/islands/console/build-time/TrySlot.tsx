/** @jsxRuntime automatic */
import type english from '@messages/operations.json';
import type { ReactNode } from 'react';

/**
 * Where the console of an operation opens. A link, because a press before the script has come is then kept by the
 * address, where the script finds it.
 */
export function TrySlot({ messages }: { messages: typeof english }): ReactNode {
  return (
    <div data-slot="console" id="try">
      <p className="ref-try">
        <a href="#try" className="button button--primary" data-try="">
          {messages.tryIt}
        </a>{' '}
        <span role="status" data-failed={messages.tryItFailed}>
          {messages.tryItWhere}
        </span>
      </p>
      <noscript>
        <p>{messages.tryItNoScript}</p>
      </noscript>
      <div className="con" data-console="" />
    </div>
  );
}
