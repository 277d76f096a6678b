import Link from '@docusaurus/Link';
import type english from '@messages/error-explainer.json';
import { type ReactNode, useState } from 'react';
import { fill } from '../../kit/view/fill';
import InlineCode from '../../kit/view/InlineCode';
import More from '../../kit/view/More';
import TextField from '../kit/TextField';
import Tool, { openTool } from '../kit/Tool';
import { readResponse } from './read-response';

type Messages = typeof english;

interface Entry {
  code: string;
  /** Only of a job's failure. */
  reason?: string;
  status?: number;
  retryable: boolean;
  title: string;
  meaning: string;
  cause: string;
  remedy: string;
  slug: string;
}

const nameOf = ({ reason, code }: Entry) => reason ?? code;
const mostShown = 100;
const page = '/docs/api/base/http_status_code';

export default () =>
  openTool(ErrorExplainer, {
    messages: new URL('@messages/error-explainer.json', import.meta.url),
    catalogue: `${__webpack_public_path__}errors.json`,
  });

interface Props {
  messages: Messages;
  catalogue: { errors: Entry[]; jobFailures: Entry[] };
}

function ErrorExplainer({ messages, catalogue }: Props): ReactNode {
  const entries = [...catalogue.errors, ...catalogue.jobFailures];
  const [text, setText] = useState('');

  const { codes, status, retryAfter, problem, tooDeep } = readResponse(text);
  const named = entries.filter(entry => codes.includes(nameOf(entry)));
  const shown = named.length ? named : entries.filter(entry => status && entry.status === status);
  const { required, balance, serverTime, errors } = problem;
  return (
    <Tool aria-label={messages.name}>
      <div className="bench-fields">
        <TextField
          label={messages.response}
          rows={4}
          value={text}
          onChange={setText}
          hint={messages.hint}
        />
      </div>
      <div role="status">
        {tooDeep && <div className="bench-note">{messages.tooDeep}</div>}
        {text.trim() && !shown.length && <div className="bench-note">{messages.unknown}</div>}
        {!named.length && shown.length > 0 && (
          <p className="bench-hint">
            {fill(messages.byStatus, { status: status ?? '', count: shown.length })}
          </p>
        )}
        {shown.map(entry => (
          <article key={nameOf(entry)} className="bench-bad" data-code={nameOf(entry)}>
            <h3>
              <code>{nameOf(entry)}</code> {entry.title}{' '}
              <span className="bench-tag">{entry.status ?? messages.failure}</span>
            </h3>
            <p>
              <InlineCode>{entry.meaning}</InlineCode>
            </p>
            <p>
              <strong>{messages.cause}</strong>
              {messages.gap}
              <InlineCode>{entry.cause}</InlineCode>
            </p>
            <p>
              <strong>{messages.remedy}</strong>
              {messages.gap}
              <InlineCode>{entry.remedy}</InlineCode>
            </p>
            <p>
              <strong>{messages.retry}</strong>
              {messages.gap}
              {entry.retryable ? messages.retryYes : messages.retryNo}
              {retryAfter && messages.gap + fill(messages.wait, { seconds: retryAfter })}
            </p>
            <p>
              <Link to={`${page}#${entry.reason ? 'job-failures' : entry.slug}`}>
                {messages.more}
              </Link>
              {['SIGN_ERROR', 'TIMESTAMP_SKEW', 'NONCE_REUSED'].includes(entry.code) && (
                <>
                  {' · '}
                  <Link to="/docs/api/signature/signature_verify#lab">{messages.lab}</Link>
                </>
              )}
            </p>
          </article>
        ))}
        {shown.length > 0 && (
          <ul className="bench-facts">
            {required !== undefined && balance !== undefined && (
              <li>
                {fill(messages.lacking, {
                  required,
                  balance,
                  lacking: Math.round((required - balance) * 10) / 10,
                })}
              </li>
            )}
            {serverTime && <li>{fill(messages.clock, { serverTime })}</li>}
            {errors.slice(0, mostShown).map(({ pointer, code, detail }, index) => (
              <li key={`${index} ${pointer}`}>
                <code>{pointer}</code> <code>{code}</code> <span lang="en">{detail}</span>
              </li>
            ))}
            {errors.length > mostShown && (
              <li>
                <More count={errors.length - mostShown} />
              </li>
            )}
          </ul>
        )}
      </div>
    </Tool>
  );
}
