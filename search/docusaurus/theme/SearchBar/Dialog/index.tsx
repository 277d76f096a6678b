import { useHistory } from '@docusaurus/router';
import { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { loadSheet } from '../../load-sheet';
import SearchIcon from '../SearchIcon';
import { updateSearch, useSearchState } from '../search-state';
import ChoiceList, { optionId, type PointerActions } from './ChoiceList';
import { type Choice, listChoices } from './choices';
import sheet from './dialog.css';
import Footer from './Footer';
import { type Filter, FilterButtons } from './filters';
import { followKey } from './follow-key';
import { goTo, type History, markArrival } from './go-to';
import { forgetSearches, handOver, recentSearches, rememberSearch } from './kept-lists';
import { forgetFailures, loadIndexes, useIndexTags } from './load-indexes';
import Status from './Status';
import { useAnswer } from './use-answer';
import { useLatest } from './use-latest';

export const loadLooks = () => loadSheet(sheet);

/** What was searched for in another tab is marked in the looks of the dialog. */
export function markInLooks(history: History): void {
  void loadLooks();
  markArrival(history);
}

const LONGEST_QUERY = 512;
const LIST = 'search-choices';

let shownBefore = false;

export default function SearchDialog(): ReactNode {
  const { query } = useSearchState();
  const history = useHistory();
  const baseUrl = useBaseUrl('/');
  const tags = useIndexTags();
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [filter, setFilter] = useState<Filter>('all');
  const [expanded, setExpanded] = useState(true);
  const [composing, setComposing] = useState(false);
  const [recent, setRecent] = useState(recentSearches);
  const [pointed, setPointed] = useState<{ results: unknown; index: number }>();
  const [hurried, setHurried] = useState(false);
  // While an input method composes a word, what was asked before it still stands.
  const composed = useRef(query);
  if (!composing) composed.current = query;
  const { answer, status } = useAnswer(composed.current, filter, baseUrl, tags);

  const groups = useMemo(() => listChoices(answer, recent, baseUrl), [answer, recent, baseUrl]);
  const choices = groups.flatMap(group => group.choices);
  const results = answer?.results;
  const found = Boolean(results?.length);
  // The first result is active from the start, but nothing that the reader did not ask for.
  // Excerpts make an answer anew, and leave its results and the reader's choice as they are.
  const active = pointed?.results === results && pointed ? pointed.index : found ? 0 : -1;

  useEffect(() => {
    forgetFailures();
    void loadIndexes(baseUrl, tags);
  }, [baseUrl, ...tags]);

  // Closed while it is still in the page, a dialog returns the focus to where it was.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // What is left of an earlier search gives way to the next; what was typed while this loaded is gone on with.
    input.current?.select();
    if (!shownBefore) input.current?.setSelectionRange(LONGEST_QUERY, LONGEST_QUERY);
    shownBefore = true;
    return () => element?.close();
  }, []);

  const close = () => updateSearch({ open: false });
  const ask = (asked: string) => {
    updateSearch({ query: asked.slice(0, LONGEST_QUERY) });
    setExpanded(true);
    setHurried(false);
  };
  const choose = (choice: Choice | undefined, inNewTab = false) => {
    if (!choice) return;
    if (choice.query !== undefined) {
      ask(choice.query);
      return;
    }
    rememberSearch(query);
    if (inNewTab) {
      handOver(choice.href ?? baseUrl, choice.result?.terms ?? []);
      window.open(choice.href, '_blank', 'noopener');
      setRecent(recentSearches());
      return;
    }
    close();
    goTo(choice.href ?? baseUrl, choice.result?.terms ?? [], history);
  };

  const pointer = useLatest<PointerActions>({
    onPoint: index => setPointed({ results, index }),
    onLend: ({ href = baseUrl, result }) => handOver(href, result?.terms ?? []),
    onChoose: (choice, event) => {
      if (choice.href && (event.ctrlKey || event.metaKey || event.shiftKey)) {
        rememberSearch(query);
        handOver(choice.href, choice.result?.terms ?? []);
        return;
      }
      event.preventDefault();
      choose(choice);
    },
  });

  // Enter came before the answer to what was typed.
  useEffect(() => {
    if (!hurried || status !== 'idle') return;
    setHurried(false);
    if (found) choose(choices[0]);
  });

  const label = translate({ id: 'searchBar.label', message: 'Search' });
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it, a click outside is for the pointer
    <dialog
      ref={dialog}
      className="search-dialog"
      aria-label={label}
      onCancel={event => {
        event.preventDefault();
        close();
      }}
      // Some browsers close it without asking when Escape is pressed twice.
      onClose={event => event.currentTarget.isConnected && close()}
      onClick={event => event.target === event.currentTarget && close()}
    >
      <div className="search-field" data-status={status}>
        <SearchIcon />
        <input
          ref={input}
          role="combobox"
          type="text"
          aria-label={label}
          aria-expanded={expanded}
          aria-controls={LIST}
          aria-autocomplete="list"
          aria-activedescendant={expanded && active >= 0 ? optionId(LIST, active) : undefined}
          placeholder={translate({ id: 'searchBar.placeholder', message: 'Search the docs' })}
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={LONGEST_QUERY}
          value={query}
          onChange={event => ask(event.target.value)}
          onCompositionStart={() => setComposing(true)}
          onCompositionEnd={() => setComposing(false)}
          onFocus={() => setExpanded(true)}
          // A window that loses the focus keeps its active element; that is no leaving.
          onBlur={event => setExpanded(document.activeElement === event.target)}
          onKeyDown={event =>
            followKey(event, {
              count: choices.length,
              active,
              expanded,
              show: setExpanded,
              point: index => setPointed({ results, index }),
              choose: inNewTab =>
                status === 'idle' ? choose(choices[active], inNewTab) : setHurried(true),
            })
          }
        />
        <span className="search-spinner" hidden={status !== 'stalled'} />
        <button type="button" className="search-close" onClick={close}>
          {translate({ id: 'searchBar.close', message: 'Close' })}
        </button>
      </div>
      <FilterButtons
        current={filter}
        onChange={chosen => {
          setFilter(chosen);
          setExpanded(true);
          input.current?.focus();
        }}
      />
      <Status answer={answer} status={status} />
      <div className="search-panel" hidden={!expanded}>
        <ChoiceList id={LIST} label={label} groups={groups} active={active} {...pointer} />
      </div>
      <Footer
        clearable={!answer && recent.length > 0}
        onClear={() => {
          forgetSearches();
          setRecent([]);
          input.current?.focus();
        }}
      />
    </dialog>
  );
}
