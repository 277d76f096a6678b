import { type ReactNode, useId, useState } from 'react';
import Code from './Code';
import { type Language, languages } from './copy';
import { useMessages } from './messages';
import type { PrintProgram, Target, WireRequest } from './request/build-request';
import type { Draft } from './request/draft';
import { shareHash } from './request/share-link';

interface Props {
  draft: Draft;
  request: WireRequest;
  target: Target;
}

/** Takes the request elsewhere: as a program, or as a link that restores it here. */
export default function CopyAs({ draft, request, target }: Props): ReactNode {
  const messages = useMessages();
  const id = useId();
  const [chosen, setChosen] = useState(languages[0]!);
  const [printers, setPrinters] = useState(new Map<Language, PrintProgram | undefined>());
  const [copied, setCopied] = useState(false);
  const [uncopied, setUncopied] = useState<string>();
  const print = printers.get(chosen);
  const choose = async (language: Language) => {
    setChosen(language);
    const program = await language.load().catch(() => undefined);
    setPrinters(before => new Map(before).set(language, program?.print));
  };
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
    <details className="con-details" onToggle={event => event.currentTarget.open && choose(chosen)}>
      <summary>{messages.copyAs}</summary>
      <fieldset className="con-choice">
        <legend className="sr-only">{messages.copyAs}</legend>
        <div className="con-segments">
          {languages.map(language => (
            <label key={language.name}>
              <input
                type="radio"
                name={id}
                checked={language === chosen}
                onChange={() => choose(language)}
              />
              <span>{language.name}</span>
            </label>
          ))}
        </div>
      </fieldset>
      {print && <Code label={chosen.name} text={print(request, target)} />}
      {printers.has(chosen) && !print && (
        <p className="con-warning" role="alert">
          {messages.programFailed}
        </p>
      )}
      <p className="con-note">{messages.programNote}</p>
      <div className="con-actions">
        <button type="button" className="con-quiet" onClick={copyLink}>
          {copied ? messages.copied : messages.copyLink}
        </button>
      </div>
      {uncopied && <Code label={messages.copyLink} text={uncopied} />}
      <p className="con-note">{messages.linkNote}</p>
    </details>
  );
}
