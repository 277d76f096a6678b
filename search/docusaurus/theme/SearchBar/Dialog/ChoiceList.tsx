import type { Range } from '@easel/search';
import { type MouseEvent, memo, type ReactNode, useEffect, useRef } from 'react';
import type { Choice, ChoiceGroup } from './choices';
import { kindName } from './filters';

export interface PointerActions {
  onPoint: (index: number) => void;
  onChoose: (choice: Choice, event: MouseEvent) => void;
  /** The browser may open it in a tab of its own, by the middle button or from its menu. */
  onLend: (choice: Choice) => void;
}

interface Props extends PointerActions {
  id: string;
  label: string;
  groups: ChoiceGroup[];
  active: number;
}

export const optionId = (list: string, index: number): string => `${list}-${index}`;

/** Not drawn again for a letter: the list stays as it is until the next answer. */
export default memo(ChoiceList);

function ChoiceList(props: Props): ReactNode {
  const { id, label, groups, active } = props;
  const list = useRef<HTMLDivElement>(null);
  const shown = useRef(-1);
  let index = 0;

  useEffect(() => {
    // Excerpts come later and make the list longer: what the reader chose stays in view, and a list scrolled by hand stays where it is.
    if (active < 1 && active === shown.current) return;
    shown.current = active;
    const option = list.current?.querySelector('[aria-selected=true]');
    // The first one brings the name of its page back into view.
    (active ? option : option?.parentElement)?.scrollIntoView({ block: 'nearest' });
  }, [active, groups]);

  return (
    <div ref={list} id={id} role="listbox" aria-label={label} className="search-list">
      {groups.map(({ title, way, choices }, at) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a listbox
        <div key={`${title} ${choices[0]?.key}`} role="group" aria-labelledby={`${id}-group-${at}`}>
          <p className="search-page" id={`${id}-group-${at}`}>
            <strong>{title}</strong> {way.length > 0 && <span>{way.join(' › ')}</span>}
          </p>
          {choices.map(choice => option(props, choice, index++))}
        </div>
      ))}
    </div>
  );
}

/** A link, so that the browser opens it in a new tab as it does any other. */
function option({ id, active, onPoint, onChoose, onLend }: Props, choice: Choice, index: number) {
  const { key, href, label, result, excerpt } = choice;
  const kind = result && kindName(result.document);
  return (
    <a
      key={key}
      id={optionId(id, index)}
      role="option"
      aria-selected={index === active}
      tabIndex={-1}
      className={`search-option search-${result?.document.kind ?? (href ? 'place' : 'query')}`}
      href={href}
      onMouseMove={() => onPoint(index)}
      onMouseDown={event => event.preventDefault()}
      onClick={event => onChoose(choice, event)}
      onAuxClick={event => event.button === 1 && onLend(choice)}
      onContextMenu={() => onLend(choice)}
    >
      <span className="search-title">
        {result ? <Marked text={label} ranges={result.ranges.title} /> : label}
      </span>
      {kind && <span className="search-kind">{kind}</span>}
      {excerpt && (
        <span className="search-excerpt">
          <Marked text={excerpt.text} ranges={excerpt.ranges} />
        </span>
      )}
    </a>
  );
}

function Marked({ text, ranges }: { text: string; ranges: readonly Range[] }): ReactNode {
  let end = 0;
  const parts: ReactNode[] = [];
  for (const [from, to] of ranges) {
    parts.push(text.slice(end, from), <mark key={from}>{text.slice(from, to)}</mark>);
    end = to;
  }
  return [...parts, text.slice(end)];
}
