import type { ReactNode } from 'react';
import type { ExplainedError } from '../form-data';
import InlineCode from '../InlineCode';
import { fill, useWords } from '../words';

/** An error in words: what it means, what to do, and the page that says more. */
export default function Problem({
  code,
  known,
}: {
  /** As a server has sent it. */
  code: unknown;
  known: Record<string, ExplainedError>;
}): ReactNode {
  const words = useWords();
  const error = typeof code === 'string' && Object.hasOwn(known, code) ? known[code] : undefined;
  if (typeof code !== 'string' || !error) return null;
  return (
    <div className="con-problem" data-problem={code}>
      <h3>
        <code>{code}</code> {error.title}
      </h3>
      <dl>
        <dt>{words.explainedMeaning}</dt>
        <dd>
          <InlineCode text={`${error.meaning} ${error.cause}`} />
        </dd>
        <dt>{words.explainedRemedy}</dt>
        <dd>
          <InlineCode text={error.remedy} />{' '}
          {error.retryable ? words.retryable : words.notRetryable}
        </dd>
      </dl>
      <p>
        <a href={error.page}>{fill(words.explainedMore, { code })}</a>
      </p>
    </div>
  );
}
