import type { ReactNode } from 'react';
import { fill } from '../../kit/view/fill';
import InlineCode from '../../kit/view/InlineCode';
import type { ExplainedError } from '../form-data';
import { useMessages } from '../messages';

/** An error in messages: what it means, what to do, and the page that says more. */
export default function Problem({
  code,
  known,
}: {
  /** As a server has sent it. */
  code: unknown;
  known: Record<string, ExplainedError>;
}): ReactNode {
  const messages = useMessages();
  const error = typeof code === 'string' && Object.hasOwn(known, code) ? known[code] : undefined;
  if (typeof code !== 'string' || !error) return null;
  return (
    <div className="con-problem" data-problem={code}>
      <h3>
        <code>{code}</code> {error.title}
      </h3>
      <dl>
        <dt>{messages.explainedMeaning}</dt>
        <dd>
          <InlineCode>{error.meaning + messages.gap + error.cause}</InlineCode>
        </dd>
        <dt>{messages.explainedRemedy}</dt>
        <dd>
          <InlineCode>{error.remedy}</InlineCode>
          {messages.gap}
          {error.retryable ? messages.retryable : messages.notRetryable}
        </dd>
      </dl>
      <p>
        <a href={error.page}>{fill(messages.explainedMore, { code })}</a>
      </p>
    </div>
  );
}
