import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { FormData } from './form-data';
import { prepareKeyWorker } from './keys/key-client';
import { applyCarried } from './request/carry';
import { type Draft, draftOf, fitDraft } from './request/draft';
import { readShareHash } from './request/share-link';
import { forgetKey, takeCarried } from './session';
import Workbench from './Workbench';
import { fill, loadWords, type Words, WordsProvider } from './words';

interface Props {
  /** The address of the operation's form data. */
  form: string;
  onClose: () => void;
  onFail: () => void;
}

interface Loaded {
  data: FormData;
  words: Words;
  start: Draft;
}

async function load(form: string, locale: string): Promise<Loaded> {
  const [data, words] = await Promise.all([
    fetch(form).then(response => response.json() as Promise<FormData>),
    loadWords(locale),
  ]);
  const carried = takeCarried();
  const shared = readShareHash(window.location.hash);
  const asked = shared ? fitDraft(data, shared) : draftOf(data);
  const start = carried ? applyCarried(data, carried) : asked;
  return { data, words, start };
}

/** Loaded when the reader asks for it, on an operation page. */
export default function Console({ form, onClose, onFail }: Props): ReactNode {
  const { i18n } = useDocusaurusContext();
  const styles = useBaseUrl('/console.css');
  const [loaded, setLoaded] = useState<Loaded>();
  const fail = useRef(onFail);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    let here = true;
    if (typeof globalThis.crypto?.subtle === 'object') prepareKeyWorker();
    load(form, i18n.currentLocale).then(
      result => here && setLoaded(result),
      () => here && fail.current(),
    );
    return () => {
      here = false;
    };
  }, [form, i18n.currentLocale]);

  useEffect(() => {
    if (loaded) heading.current?.focus();
  }, [loaded]);

  return (
    <>
      {/* A file of its own: the engine would put a module's styles into the sheet that every page loads. */}
      <link rel="stylesheet" href={styles} precedence="console" />
      {loaded ? (
        <WordsProvider value={loaded.words}>
          <section className="con-panel" aria-labelledby="try-heading">
            <header className="con-header">
              <h2 id="try-heading" ref={heading} tabIndex={-1}>
                {fill(loaded.words.title, { operation: loaded.data.id })}
              </h2>
              <button
                type="button"
                className="con-quiet"
                onClick={() => {
                  forgetKey();
                  onClose();
                }}
              >
                {loaded.words.close}
              </button>
            </header>
            <Workbench data={loaded.data} start={loaded.start} />
          </section>
        </WordsProvider>
      ) : (
        <p role="status" className="con-note">
          …
        </p>
      )}
    </>
  );
}
