import type { SearchResult } from '@easel/search';
import { useEffect, useState } from 'react';
import { askIndexes } from './ask-indexes';
import { type Filter, filterBy } from './filters';
import { loadIndexes, renewIndexes } from './load-indexes';

const STALLED_AFTER = 300;

export interface Answer {
  query: string;
  filter: Filter;
  results: SearchResult[];
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
        return wanted ? askIndexes(indexes, query, filterBy(filter), nextTask) : [];
      };
      const first = await ask();
      const results = wanted && (await renewIndexes()) ? await ask() : first;
      if (!wanted) return;
      clearTimeout(stall);
      setStalled(false);
      setAnswer({ query, filter, results });
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
