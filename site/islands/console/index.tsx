import { fetchJson } from '@easel/search/docusaurus/theme/fetch-json.ts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { openIsland } from '../kit/open-island';
import { fill } from '../kit/view/fill';
import sheet from './console.island.css';
import type { FormData } from './form-data';
import { prepareKeyWorker } from './keys/key-client';
import { consoleMessages, type Messages, MessagesProvider } from './messages';
import Pane from './Pane';
import { applyCarried } from './request/carry';
import { type Draft, draftOf, fitDraft } from './request/draft';
import { readShareHash } from './request/share-link';
import { forgetKey, takeCarried } from './session';

interface Props {
  /** The address of the operation's form data. */
  form: string;
  messages: Messages;
  onClose: () => void;
  onFail: () => void;
}

interface Loaded {
  data: FormData;
  start: Draft;
}

async function load(form: string): Promise<Loaded> {
  const data = await fetchJson<FormData>(form);
  const carried = takeCarried();
  const shared = readShareHash(window.location.hash);
  const asked = shared ? fitDraft(data, shared) : draftOf(data);
  const start = carried ? applyCarried(data, carried) : asked;
  return { data, start };
}

export default () => openIsland(Console, consoleMessages, [sheet]);

/** Loaded when the reader asks for it, on an operation page. */
function Console({ form, messages, onClose, onFail }: Props): ReactNode {
  const [loaded, setLoaded] = useState<Loaded>();
  const fail = useRef(onFail);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    let here = true;
    if (typeof globalThis.crypto?.subtle === 'object') prepareKeyWorker();
    load(form).then(
      result => here && setLoaded(result),
      () => {
        dispatchEvent(new Event('loadfailed'));
        if (here) fail.current();
      },
    );
    return () => {
      here = false;
    };
  }, [form]);

  useEffect(() => {
    if (loaded) heading.current?.focus();
  }, [loaded]);

  if (!loaded) {
    return (
      <p role="status" className="con-note">
        …
      </p>
    );
  }
  const { data, start } = loaded;
  return (
    <MessagesProvider value={messages}>
      <section className="con-panel" aria-labelledby="try-heading">
        <header className="con-header">
          <h2 id="try-heading" ref={heading} tabIndex={-1}>
            {fill(messages.title, { operation: data.id })}
          </h2>
          <button
            type="button"
            className="con-quiet"
            onClick={() => {
              forgetKey();
              onClose();
            }}
          >
            {messages.close}
          </button>
        </header>
        <Pane data={data} start={start} />
      </section>
    </MessagesProvider>
  );
}
