import { type ReactNode, useId, useState } from 'react';
import Code from './Code';
import { programs } from './copy';
import type { WireRequest } from './request/build-request';
import type { Draft } from './request/draft';
import { shareHash } from './request/share-link';
import type { Target } from './request/targets';
import { useWords } from './words';

interface Props {
  draft: Draft;
  request: WireRequest;
  target: Target;
}

/** Takes the request elsewhere: as a program, or as a link that restores it here. */
export default function CopyAs({ draft, request, target }: Props): ReactNode {
  const words = useWords();
  const id = useId();
  const [chosen, setChosen] = useState(0);
  const [copied, setCopied] = useState(false);
  const program = programs[chosen] ?? programs[0]!;
  const copyLink = async () => {
    const { origin, pathname } = window.location;
    await navigator.clipboard?.writeText(origin + pathname + shareHash(draft));
    setCopied(true);
    setTimeout(() => setCopied(false), 2000);
  };
  return (
    <details className="con-details">
      <summary>{words.copyAs}</summary>
      <fieldset className="con-choice">
        <legend className="sr-only">{words.copyAs}</legend>
        <div className="con-segments">
          {programs.map(({ name }, index) => (
            <label key={name}>
              <input
                type="radio"
                name={id}
                checked={index === chosen}
                onChange={() => setChosen(index)}
              />
              <span>{name}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <Code label={program.name} text={program.print(request, target)} />
      <p className="con-note">{words.programNote}</p>
      <div className="con-actions">
        <button type="button" className="con-quiet" onClick={copyLink}>
          {copied ? words.copied : words.copyLink}
        </button>
      </div>
      <p className="con-note">{words.linkNote}</p>
    </details>
  );
}
