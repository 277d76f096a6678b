import { useEffect, useState } from 'react';
import { askIndexes, type Found } from './ask-indexes';
import { type Filter, filterBy } from './filters';
import { type Excerpts, loadExcerpts } from './load-excerpts';
import { loadIndexes, renewIndexes } from './load-indexes';

const STALLED_AFTER = 300;

/** Whoever types on does not read what is found meanwhile. */
const EXCERPTS_AFTER = 150;

export interface Answer extends Found {
  query: string;
  filter: Filter;
  /** What stands around the words of each result; it comes a moment after the results themselves. */
  excerpts?: Excerpts;
}

export interface Asked {
  /** The last answer, which stays while the next is looked for. */
  answer: Answer | undefined;
  status: 'idle' | 'loading' | 'stalled';
}

export function useAnswer(
  query: string,
  filter: Filter,
  baseUrl: string,
  tags: readonly string[],
): Asked {
  const [answer, setAnswer] = useState<Answer>();
  const [stalled, setStalled] = useState(false);
  const asked = query.trim();
  const names = tags.join();

  useEffect(() => {
    if (!asked) {
      setAnswer(undefined);
      return;
    }
    let wanted = true;
    const stall = setTimeout(() => setStalled(true), STALLED_AFTER);
    const stop = afterPaint(async () => {
      const ask = async () => {
        const indexes = await loadIndexes(baseUrl, names.split(','));
        const only = filterBy(filter);
        if (!wanted) return { results: [] };
        return askIndexes(indexes, query, { ...(only && { filter: only }), pause: nextTask });
      };
      const first = await ask();
      const found = wanted && (await renewIndexes()) ? await ask() : first;
      if (!wanted) return;
      clearTimeout(stall);
      setStalled(false);
      const next = { query, filter, ...found };
      setAnswer(next);
      await new Promise(resolve => setTimeout(resolve, EXCERPTS_AFTER));
      if (!wanted) return;
      const excerpts = await loadExcerpts(found.results);
      if (wanted) setAnswer({ ...next, excerpts });
    });
    return () => {
      wanted = false;
      clearTimeout(stall);
      stop();
    };
  }, [asked, query, filter, baseUrl, names]);

  const current = answer?.query === query && answer.filter === filter;
  if (!asked || current) return { answer: asked ? answer : undefined, status: 'idle' };
  return { answer, status: stalled ? 'stalled' : 'loading' };
}

/** The letter is on the screen before the search for it begins. */
function afterPaint(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(work);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** A letter typed meanwhile comes first. A timer would wait four milliseconds each time. */
const nextTask = (): Promise<void> =>
  new Promise(resolve => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
