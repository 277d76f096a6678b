/** @jsxRuntime automatic */
import { type ComponentProps, Fragment, type ReactNode, type Ref } from 'react';
import { Pieces } from '../../../highlight/Pieces.tsx';
import { fill } from '../../kit/view/fill.ts';
import InlineCode from '../../kit/view/InlineCode.tsx';
import type { JourneyData, JourneyStep, RequestPiece } from '../journey-data.ts';
import { fieldName } from './field-name.ts';

/** What a page shows of a journey, before and after a step has run: rendered where it is built, and by the runner. */

type Messages = JourneyData['messages'];
export type Values = Record<string, unknown>;

interface FrameProps {
  journey: JourneyData;
  /** How it runs; one that only shows has nothing to say here. */
  about: ReactNode;
  /** Buttons beside what it says about itself. */
  actions: ReactNode;
  /** What is announced. */
  notice: ReactNode;
  place?: Ref<HTMLElement>;
  children: ReactNode;
}

export function Frame({ journey, about, actions, notice, place, children }: FrameProps): ReactNode {
  const { messages, title } = journey;
  return (
    <section className="journey" ref={place} aria-label={fill(messages.label, { title })}>
      {about && (
        <div className="journey-bar">
          <p>{about}</p>
          {actions}
        </div>
      )}
      {notice}
      <div className="steps">
        <ol className="journey-steps">{children}</ol>
      </div>
    </section>
  );
}

interface StepProps {
  messages: Messages;
  step: JourneyStep;
  state?: 'running' | 'done' | undefined;
  /** What the reader may change. */
  field?: ReactNode;
  /** Once it is sent, what came of it matters more than the request. */
  sent?: boolean;
  /** What earlier steps have fed so far, and this one was given. */
  values?: Values;
  /** Runs the step; gets the name that goes with its label. */
  button: (title: string) => ReactNode;
  /** What came of it. */
  children?: ReactNode;
}

export function Step({
  messages,
  step,
  state,
  field,
  sent = false,
  values = {},
  button,
  children,
}: StepProps): ReactNode {
  const title = step.title.replaceAll('`', '');
  return (
    <li data-state={state}>
      <p>
        <strong>
          <InlineCode>{step.title + messages.stop}</InlineCode>
        </strong>
        {messages.gap}
        <InlineCode>{step.text}</InlineCode>
      </p>
      <div className="sample">
        <div className="sample-badge">
          <code>
            <Request pieces={step.line} values={values} />
          </code>
          {button(title)}
        </div>
        {field}
        {step.code.length > 0 && (
          <Fold folded={sent} label={messages.request}>
            <div className="sample-code">
              {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable. */}
              <pre tabIndex={0}>
                <code>
                  <Request pieces={step.code} values={values} />
                </code>
              </pre>
            </div>
          </Fold>
        )}
        <Feeds step={step} messages={messages} />
        {children}
      </div>
    </li>
  );
}

/** The words that the reader may change, before the first run too. */
export function PromptField({
  label,
  ...value
}: { label: string } & Pick<
  ComponentProps<'textarea'>,
  'defaultValue' | 'value' | 'onChange'
>): ReactNode {
  return (
    <label className="journey-prompt" data-needs-script="">
      {label}
      <textarea className="field" rows={2} maxLength={2000} {...value} />
    </label>
  );
}

/** The step whose prompt that is: the first that has one. */
export const promptStepOf = ({ steps }: JourneyData): number =>
  steps.findIndex(({ prompt }) => prompt);

function Fold({
  folded,
  label,
  children,
}: {
  folded: boolean;
  label: string;
  children: ReactNode;
}): ReactNode {
  if (!folded) return children;
  return (
    <details className="journey-request">
      <summary>{label}</summary>
      {children}
    </details>
  );
}

function Request({ pieces, values }: { pieces: RequestPiece[]; values: Values }): ReactNode {
  return <Pieces of={pieces}>{piece => <Fed piece={piece} values={values} />}</Pieces>;
}

function Fed({ piece: { text, fed }, values }: { piece: RequestPiece; values: Values }): ReactNode {
  if (!fed) return text;
  const value = values[fed.name];
  if (value === undefined) return fed.quiet ? text : <mark>{text}</mark>;
  return <mark data-filled="">{fed.json ? JSON.stringify(value) : String(value)}</mark>;
}

/** What the answer gives to later steps, and to which. */
function Feeds({ step, messages }: { step: JourneyStep; messages: Messages }): ReactNode {
  if (step.feeds.length === 0) return null;
  return (
    <p className="sample-file">
      {messages.feeds}{' '}
      {step.feeds.map(({ name, pointer, users }, index) => (
        <Fragment key={name}>
          {index > 0 && messages.semicolon}
          {fillWith(messages.from, {
            name: <code>{`{${name}}`}</code>,
            pointer: <code>{fieldName(pointer)}</code>,
          })}
          {messages.comma}
          {fill(users.length === 1 ? messages.uses : messages.usesSeveral, {
            numbers: users.join(messages.and),
          })}
        </Fragment>
      ))}
    </p>
  );
}

/** Puts elements where a text says `{name}`. */
function fillWith(text: string, values: Record<string, ReactNode>): ReactNode {
  // Split at a pattern with one group, texts and names take turns.
  return text
    .split(/\{(\w+)\}/)
    .map((part, index) => (
      <Fragment key={`${index}${part}`}>
        {index % 2 ? (values[part] ?? `{${part}}`) : part}
      </Fragment>
    ));
}
