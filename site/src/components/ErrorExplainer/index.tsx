import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Bench from '@site/src/components/Workbench/Bench';
import { fill } from '@site/src/components/Workbench/fill';
import InlineCode from '@site/src/components/Workbench/InlineCode';
import TextField from '@site/src/components/Workbench/TextField';
import { useWords } from '@site/src/components/Workbench/use-words';
import { type ReactNode, useEffect, useState } from 'react';
import { readResponse } from './read-response';
import type english from './words/en.json';

type Words = typeof english;

const wordFiles = {
  en: [new URL('./words/en.json', import.meta.url)],
  zh: [new URL('./words/zh.json', import.meta.url)],
};

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
const page = '/docs/api/base/http_status_code';

export default function ErrorExplainer(): ReactNode {
  const [words] = useWords<[Words]>(wordFiles) ?? [];
  const address = useBaseUrl('/errors.json');
  const [entries, setEntries] = useState<Entry[]>();
  const [text, setText] = useState('');
  useEffect(() => {
    fetch(address)
      .then(response => response.json())
      .then(({ errors, jobFailures }) => setEntries([...errors, ...jobFailures]))
      .catch(() => setEntries([]));
  }, [address]);
  if (!words || !entries) return null;

  const { codes, status, retryAfter, problem, tooDeep } = readResponse(text);
  const named = entries.filter(entry => codes.includes(nameOf(entry)));
  const shown = named.length ? named : entries.filter(entry => status && entry.status === status);
  const { required, balance, serverTime, errors } = problem;
  return (
    <Bench aria-label={words.name}>
      {entries.length === 0 && <div className="bench-bad">{words.unavailable}</div>}
      <div className="bench-fields">
        <TextField
          label={words.response}
          rows={4}
          value={text}
          onChange={setText}
          hint={words.hint}
        />
      </div>
      <div role="status">
        {tooDeep && <div className="bench-note">{words.tooDeep}</div>}
        {text.trim() && !shown.length && <div className="bench-note">{words.unknown}</div>}
        {!named.length && shown.length > 0 && (
          <p className="bench-hint">
            {fill(words.byStatus, { status: status ?? '', count: shown.length })}
          </p>
        )}
        {shown.map(entry => (
          <article key={nameOf(entry)} className="bench-bad" data-code={nameOf(entry)}>
            <h3>
              <code>{nameOf(entry)}</code> {entry.title}{' '}
              <span className="bench-tag">{entry.status ?? words.failure}</span>
            </h3>
            <p>
              <InlineCode>{entry.meaning}</InlineCode>
            </p>
            <p>
              <strong>{words.cause}</strong> <InlineCode>{entry.cause}</InlineCode>
            </p>
            <p>
              <strong>{words.remedy}</strong> <InlineCode>{entry.remedy}</InlineCode>
            </p>
            <p>
              <strong>{words.retry}</strong> {entry.retryable ? words.retryYes : words.retryNo}
              {retryAfter && ` ${fill(words.wait, { seconds: retryAfter })}`}
            </p>
            <p>
              <Link to={`${page}#${entry.reason ? 'job-failures' : entry.slug}`}>{words.more}</Link>
              {['SIGN_ERROR', 'TIMESTAMP_SKEW', 'NONCE_REUSED'].includes(entry.code) && (
                <>
                  {' · '}
                  <Link to="/docs/api/signature/signature_verify#lab">{words.lab}</Link>
                </>
              )}
            </p>
          </article>
        ))}
        {shown.length > 0 && (
          <ul className="bench-facts">
            {required !== undefined && balance !== undefined && (
              <li>
                {fill(words.lacking, {
                  required,
                  balance,
                  lacking: Math.round((required - balance) * 10) / 10,
                })}
              </li>
            )}
            {serverTime && <li>{fill(words.clock, { serverTime })}</li>}
            {errors.map(({ pointer, code, detail }, index) => (
              <li key={`${index} ${pointer}`}>
                <code>{pointer}</code> <code>{code}</code> <span lang="en">{detail}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Bench>
  );
}
