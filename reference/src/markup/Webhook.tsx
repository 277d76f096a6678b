/** @jsxRuntime automatic */
import { STATUS_CODES } from 'node:http';
import type { ReactNode } from 'react';
import type { Answer, WebhookData } from '../pages/page-data.ts';
import { Downloads } from './Downloads.tsx';
import { Markdown } from './Markdown.tsx';
import { Method } from './Method.tsx';
import { Name } from './Name.tsx';
import { AsReceived } from './SchemaTree.tsx';
import { Bodies, Deprecated, Examples, Heading, Parameters, Section } from './Section.tsx';
import { useView } from './view.ts';

export function WebhookPage({ data }: { data: WebhookData }): ReactNode {
  return (
    <>
      <Webhook {...data} />
      <Section>
        <Downloads />
      </Section>
    </>
  );
}

/** What the service sends, and what it expects to hear. */
export function Webhook(data: WebhookData): ReactNode {
  const { heading, deprecated, call, description, parameters, bodies, examples, answers } = data;
  return (
    <Section beside={examples.length > 0 && <Examples groups={examples} />}>
      <Heading heading={heading}>
        <code>{heading.text}</code>
        <Deprecated when={deprecated} />
      </Heading>
      {call && (
        <p>
          <Method method={call.method} />{' '}
          <code>
            <Name>{call.expression}</Name>
          </code>
        </p>
      )}
      <Markdown text={description} />
      <Parameters groups={parameters} />
      <Bodies bodies={bodies} />
      {answers.length > 0 && <Answers answers={answers} />}
    </Section>
  );
}

function Answers({ answers }: { answers: Answer[] }): ReactNode {
  const { messages } = useView();
  return (
    <AsReceived>
      <p className="ref-label">{messages.responses}</p>
      {answers.map(({ status, description, bodies }) => (
        <Bodies
          key={status}
          heading={
            <p>
              <span className={`ref-status ref-${/^[123]/.test(status) ? 'good' : 'bad'}`}>
                {status}
              </span>{' '}
              {STATUS_CODES[status]}
            </p>
          }
          description={description}
          bodies={bodies}
        />
      ))}
    </AsReceived>
  );
}
