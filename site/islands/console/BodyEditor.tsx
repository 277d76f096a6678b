import { type ReactNode, useId, useState } from 'react';
import { BodyForm } from './Form';
import type { FormData } from './form-data';
import { useMessages } from './messages';
import type { Draft } from './request/draft';

interface Props {
  data: FormData;
  draft: Draft;
  faults: Map<string, string[]>;
  onChange: (draft: Draft) => void;
}

/** One request, two views: whatever is changed in one is changed in the other. */
export default function BodyEditor(props: Props): ReactNode {
  const { draft, onChange } = props;
  const messages = useMessages();
  const id = useId();
  const [view, setView] = useState<'form' | 'json'>('form');
  if (draft.body === undefined) return null;
  return (
    <div className="con-body">
      <fieldset className="con-choice">
        <legend>{messages.body}</legend>
        <div className="con-segments">
          {(['form', 'json'] as const).map(name => (
            <label key={name}>
              <input
                type="radio"
                name={id}
                checked={view === name}
                onChange={() => setView(name)}
              />
              <span>{messages[name]}</span>
            </label>
          ))}
        </div>
      </fieldset>
      {view === 'form' ? (
        <div className="con-form">
          <BodyForm {...props} />
        </div>
      ) : (
        <textarea
          className="con-json"
          aria-label={`${messages.body} (JSON)`}
          rows={Math.min(28, draft.body.split('\n').length + 1)}
          spellCheck={false}
          autoComplete="off"
          value={draft.body}
          onChange={event => onChange({ ...draft, body: event.target.value })}
        />
      )}
    </div>
  );
}
