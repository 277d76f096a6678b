import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { BuiltRequest } from '../request/request-form.ts';
import { toCurl } from '../request/to-curl.ts';
import { Answer } from './Answer.tsx';
import { BodyFields } from './BodyFields.tsx';
import { Credentials } from './Credentials.tsx';
import type { ConsoleForm } from './console-form.ts';
import { Failure } from './Failure.tsx';
import { Parameters } from './Parameters.tsx';
import { readRequest, withoutSecrets } from './read-request.ts';
import { Server } from './Server.tsx';
import { type Result, send } from './send.ts';

type State = { result?: Result; curl?: string; stop?: () => void };

/**
 * Sends a request from the page to the server itself. What is typed stays in the fields, and is read from them when it is
 * sent: nothing of it is stored, put into an address or written into the markup.
 */
export default function Console({
  form,
  onClose,
}: {
  form: ConsoleForm;
  onClose: () => void;
}): ReactNode {
  const { messages } = form;
  const [{ result, curl, stop }, setState] = useState<State>({});
  const title = useRef<HTMLHeadingElement>(null);
  const stopping = useRef<() => void>(undefined);
  const id = useId();

  useEffect(() => {
    title.current?.focus();
    return () => stopping.current?.();
  }, []);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = readRequest(form, event.currentTarget);
    const curl = toCurl(withoutSecrets(form, values), (file: File) => file.name);
    const abort = new AbortController();
    stopping.current = () => abort.abort();
    setState({ curl, stop: stopping.current });
    const request: BuiltRequest<File> = values.request;
    const result = await send(request, abort.signal);
    setState(before => (before.stop === stopping.current ? { result, curl } : before));
  };

  return (
    <section className="ref-console-box" aria-labelledby={`${id}title`}>
      <div className="ref-console-head">
        <h2 id={`${id}title`} ref={title} tabIndex={-1}>
          {messages.title}
        </h2>
        <button type="button" className="ref-button" onClick={onClose}>
          {messages.close}
        </button>
      </div>
      <p>{messages.direct}</p>
      <form onSubmit={submit} autoComplete="off">
        <Server form={form} />
        <Credentials form={form} />
        <Parameters form={form} />
        <BodyFields form={form} />
        <div className="ref-console-send">
          <button type="submit" className="ref-button" disabled={stop !== undefined}>
            {messages.send}
          </button>
          {stop && (
            <button type="button" className="ref-button" onClick={stop}>
              {messages.abort}
            </button>
          )}
        </div>
      </form>
      <div role="status" className="ref-console-answer">
        {stop && <p>{messages.waiting}</p>}
        {result && 'status' in result && <Answer answer={result} messages={messages} />}
        {result && 'reason' in result && <Failure failure={result} messages={messages} />}
      </div>
      {curl && (
        <details className="ref-more" open={result && 'reason' in result}>
          <summary>{messages.curl}</summary>
          <p>{messages.curlNote}</p>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable. */}
          <pre tabIndex={0}>
            <code>{curl}</code>
          </pre>
        </details>
      )}
    </section>
  );
}
