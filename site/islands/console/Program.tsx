import { afterPaint } from '@site/islands/kit/after-paint';
import { chooseLanguage, chosenLanguage } from '@site/islands/kit/follow-samples';
import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react';
import Code, { showBreaks } from './Code';
import { languages } from './copy';
import { useMessages } from './messages';
import {
  type PrintProgram,
  scenarioHeader,
  type Target,
  type WireRequest,
} from './request/build-request';
import type { Draft } from './request/draft';
import { shareHash } from './request/share-link';
import Segments from './Segments';

interface Props {
  draft: Draft;
  request: WireRequest;
  target: Target;
  onCopy: () => void;
}

const names = Object.fromEntries(languages.map(({ id, name }) => [id, name]));
const start = () => languages.find(({ id }) => id === chosenLanguage())?.id ?? languages[0]!.id;

/** The request as it is now, to be taken elsewhere: as a program, or as a link that restores it here. */
export default function Program({ draft, request, target, onCopy }: Props): ReactNode {
  const messages = useMessages();
  const [chosen, setChosen] = useState(start);
  // The program of the last choice stays until that of the next has come.
  const [loaded, setLoaded] = useState<{ id: string; print?: PrintProgram | undefined }>();
  const wanted = useRef(chosen);
  const place = useRef<HTMLDivElement>(null);
  // A program signs well. It asks for what only a wrong signature would get.
  const printed =
    request.mistake && request.mistake !== 'request'
      ? buildAsked(request, draft.scenario)
      : request;

  const load = async (id: string) => {
    const program = await languages
      .find(language => language.id === id)
      ?.load()
      .catch(() => undefined);
    if (wanted.current === id) startTransition(() => setLoaded({ id, print: program?.print }));
  };
  useEffect(() => {
    load(chosen);
  }, []);

  return (
    <div className="con-program" ref={place}>
      <Segments
        label={messages.copyAs}
        quiet
        options={names}
        value={chosen}
        onChange={id => {
          setChosen(id);
          wanted.current = id;
          afterPaint(() => {
            chooseLanguage(id);
            load(id);
          });
        }}
      />
      {loaded?.print && (
        <Code
          label={names[loaded.id] ?? ''}
          text={loaded.print(printed, target)}
          coloured
          onCopy={onCopy}
        />
      )}
      {loaded && !loaded.print && (
        <div className="con-warning" role="alert">
          <p>{messages.programFailed}</p>
          <button
            type="button"
            className="con-quiet"
            onClick={() => {
              // The button goes with the message; the chosen language keeps the keyboard.
              place.current?.querySelector<HTMLElement>(':checked')?.focus();
              void load(chosen);
            }}
          >
            {messages.again}
          </button>
        </div>
      )}
      <p className="con-note">{messages.programNote}</p>
      <StringPreview request={request} />
      <ShareLink draft={draft} />
    </div>
  );
}

function buildAsked(request: WireRequest, scenario: string): WireRequest {
  return { ...request, headers: { ...request.headers, [scenarioHeader]: scenario } };
}

function ShareLink({ draft }: { draft: Draft }): ReactNode {
  const messages = useMessages();
  const [copied, setCopied] = useState(false);
  const [uncopied, setUncopied] = useState<string>();
  const copyLink = async () => {
    const { origin, pathname } = window.location;
    const link = origin + pathname + shareHash(draft);
    try {
      await navigator.clipboard.writeText(link);
    } catch {
      // Plain http or no permission: the reader takes it by hand.
      return setUncopied(link);
    }
    setUncopied(undefined);
    setCopied(true);
    setTimeout(() => setCopied(false), 2000);
  };
  return (
    <>
      <div className="con-actions">
        <button type="button" className="con-quiet" onClick={copyLink}>
          {copied ? messages.copied : messages.copyLink}
        </button>
        <span className="con-note">{messages.linkNote}</span>
      </div>
      {uncopied && <Code label={messages.copyLink} text={uncopied} />}
    </>
  );
}

/** The five lines as they are now; time and nonce are drawn when the request goes out. */
function StringPreview({ request }: { request: WireRequest }): ReactNode {
  const messages = useMessages();
  const { method, path, body = '' } = request;
  const lines = [method, path, '{timestamp}', '{nonce}', body].join('\n');
  return (
    <details className="con-details">
      <summary>{messages.stringToSign}</summary>
      <Code label={messages.stringToSign} text={showBreaks(lines)} />
      <p className="con-note">{messages.stringNote}</p>
    </details>
  );
}
