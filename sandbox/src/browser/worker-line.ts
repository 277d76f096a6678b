/** How many seconds a worker may take until it is heard of for the first time: it has to be fetched first. */
const patience = 15;

export interface WorkerLine<Question, Answer> {
  /** Answered by the message that carries the same id. Rejected when the worker stops, and ever after. */
  ask(question: Question, transfer?: Transferable[]): Promise<Answer>;
  tell(message: object): void;
  /** Ends the worker. */
  close(): void;
}

interface LineOptions<Other> {
  /** What everybody who waits is told when the worker has stopped. */
  stopped: () => Error;
  /** Called once when it has stopped by itself. */
  onStop?: () => void;
  /** Messages that answer no question. */
  onOther?: (message: Other) => void;
}

/**
 * Questions to a worker and their answers. A worker that cannot be fetched, breaks, or is not heard of at all takes every
 * question with it, so that nobody waits for ever. Nothing here keeps a question: it may contain a key.
 */
export function openLine<Question extends object, Answer extends { id: number }, Other = never>(
  worker: Worker,
  { stopped, onStop, onOther }: LineOptions<Other>,
): WorkerLine<Question, Answer> {
  const waiting = new Map<number, [(answer: Answer) => void, (error: Error) => void]>();
  let lastId = 0;
  let open = true;
  let heard = false;
  let timer: ReturnType<typeof setInterval> | undefined;

  const end = () => {
    open = false;
    clearInterval(timer);
    for (const [, reject] of waiting.values()) reject(stopped());
    waiting.clear();
  };
  const stop = () => {
    if (!open) return;
    end();
    // A worker that was never heard of may be a file that is gone. Tests have no page that could hear of it.
    if (!heard) globalThis.dispatchEvent?.(new Event('loadfailed'));
    onStop?.();
  };
  const listen = ({ data }: MessageEvent<Answer>) => {
    heard = true;
    clearInterval(timer);
    const found = waiting.get(data.id);
    if (!found) return onOther?.(data as unknown as Other);
    waiting.delete(data.id);
    found[0](data);
  };
  // Seconds are counted one by one: a page that stood still itself has not waited.
  const wait = () => {
    if (heard || timer !== undefined) return;
    let seconds = 0;
    timer = setInterval(() => {
      seconds += 1;
      if (seconds < patience) return;
      // It may still be on its way over a slow network. What has come by then is in the browser's cache for the next one.
      worker.onmessage = () => worker.terminate();
      stop();
    }, 1000);
  };
  worker.onmessage = listen;
  worker.onerror = worker.onmessageerror = () => {
    worker.terminate();
    stop();
  };

  return {
    ask(question, transfer = []) {
      if (!open) return Promise.reject(stopped());
      lastId += 1;
      worker.postMessage({ ...question, id: lastId }, transfer);
      wait();
      const id = lastId;
      return new Promise((resolve, reject) => waiting.set(id, [resolve, reject]));
    },
    tell(message) {
      if (open) worker.postMessage(message);
    },
    close() {
      worker.terminate();
      end();
    },
  };
}
