/** @jsxRuntime automatic */

import type english from '@messages/samples.json';
import type { ReactNode } from 'react';
import { ColouredCode } from '../../islands/kit/build-time/ColouredCode.tsx';
import { fill } from '../../islands/kit/view/fill.ts';
import type { SampleProgram, Samples, SampleTask } from './read-samples.ts';
import { splitOutput } from './split-output.ts';
import { takeRegion } from './take-region.ts';

export interface SampleRequest {
  /** Without a task, the client that the programs of a language share. */
  task?: string;
  region?: string;
  /** Only this language, without tabs. */
  language?: string;
}

export type Messages = typeof english;

interface Props {
  samples: Samples;
  request: SampleRequest;
  messages: Messages;
}

/** One panel a language. Without scripts all are shown, each under its name: static/noscript.css. */
export function Sample({ samples, request, messages: text }: Props): ReactNode {
  const programs = samples
    .programs(request.task)
    .filter(({ language }) => !request.language || language.id === request.language);
  if (programs.length === 0) throw new Error(`No program for ${JSON.stringify(request)}.`);
  const task = request.task ? samples.task(request.task) : undefined;
  return (
    <div className="sample">
      {!request.language && (
        <div role="tablist" aria-label={text.languages}>
          {programs.map(({ language: { id, label } }, index) => (
            <button
              type="button"
              role="tab"
              data-language={id}
              aria-selected={index === 0}
              tabIndex={index === 0 ? undefined : -1}
              key={id}
            >
              {label}
            </button>
          ))}
        </div>
      )}
      {programs.map((program, index) => (
        <div
          role="tabpanel"
          aria-label={program.language.label}
          data-label={program.language.label}
          data-language={program.language.id}
          hidden={index > 0}
          key={program.language.id}
        >
          <Program program={program} request={request} task={task} text={text} />
        </div>
      ))}
      <Gaps task={task} text={text} samples={samples} />
    </div>
  );
}

interface ProgramProps {
  program: SampleProgram;
  request: SampleRequest;
  task: SampleTask | undefined;
  text: Messages;
}

function Program({ program, request, task, text }: ProgramProps): ReactNode {
  const { language, code, run } = program;
  const { region } = request;
  return (
    <>
      <p className="sample-file">
        <code>{request.task ? language.program : language.client}</code>
      </p>
      <ColouredCode
        text={takeRegion(code, region)}
        language={language.highlight}
        wrap={text.wrap}
        copy={text.copy}
      />
      {task?.output && !region && (
        <div className="sample-output">
          <p>{text.prints}</p>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable. */}
          <pre tabIndex={0}>
            <code>
              <Printed wanted={task.output.trim()} printed={run?.output.trim()} />
            </code>
          </pre>
        </div>
      )}
      {task && (
        <p className="sample-badge">
          {!region && (
            <>
              {' '}
              <code>{language.try ?? language.run}</code>
            </>
          )}
          {run && (
            <>
              {' '}
              <span data-ran={run.date}>{fill(text.ran, run)}</span>
            </>
          )}
        </p>
      )}
    </>
  );
}

/** What the program printed. What differs from run to run steps back; of a program that has not run it is left out. */
function Printed({ wanted, printed }: { wanted: string; printed?: string | undefined }): ReactNode {
  return splitOutput(wanted, printed).map((part, index) =>
    index % 2 ? <i key={index}>{part}</i> : part,
  );
}

/** A language that makes no sense for a task says why, instead of being missed. */
function Gaps({
  task,
  text,
  samples,
}: Omit<ProgramProps & Props, 'program' | 'request' | 'messages'>): ReactNode {
  const labels = new Map(samples.programs().map(({ language }) => [language.id, language.label]));
  return Object.entries(task?.without ?? {}).map(([id, reason]) => (
    <p className="sample-gap" key={id}>
      {fill(text.without, { language: labels.get(id) ?? id, reason })}
    </p>
  ));
}
