import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openLine } from './worker-line.ts';

interface Answer {
  id: number;
  text: string;
}

/** A worker that does what the test says. */
function fakeWorker() {
  const sent: { id: number; text: string }[] = [];
  return {
    sent,
    onmessage: null as ((event: { data: unknown }) => void) | null,
    onerror: null as (() => void) | null,
    onmessageerror: null as (() => void) | null,
    terminated: false,
    postMessage(message: { id: number; text: string }) {
      sent.push(message);
    },
    terminate() {
      this.terminated = true;
    },
    say(data: unknown) {
      this.onmessage?.({ data });
    },
  };
}

function open() {
  const worker = fakeWorker();
  const onStop = vi.fn();
  const onOther = vi.fn();
  const line = openLine<{ text: string }, Answer>(worker as unknown as Worker, {
    stopped: () => new Error('stopped'),
    onStop,
    onOther,
  });
  return { worker, line, onStop, onOther };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('brings each answer to its question, and other messages to whoever wants them', async () => {
  const { worker, line, onOther } = open();
  const [first, second] = [line.ask({ text: 'a' }), line.ask({ text: 'b' })];
  worker.say({ id: 0, text: 'ready' });
  worker.say({ id: 2, text: 'B' });
  worker.say({ id: 1, text: 'A' });
  expect(await first).toEqual({ id: 1, text: 'A' });
  expect(await second).toEqual({ id: 2, text: 'B' });
  expect(onOther.mock.calls).toEqual([[{ id: 0, text: 'ready' }]]);
});

it.each(['onerror', 'onmessageerror'] as const)(
  'rejects what is asked before and after %s, and tells once',
  async event => {
    const { worker, line, onStop } = open();
    const asked = line.ask({ text: 'a' });
    worker[event]?.();
    worker[event]?.();
    await expect(asked).rejects.toThrow('stopped');
    await expect(line.ask({ text: 'b' })).rejects.toThrow('stopped');
    line.tell({ text: 'c' });
    expect(worker.sent).toHaveLength(1);
    expect(worker.terminated).toBe(true);
    expect(onStop).toHaveBeenCalledOnce();
  },
);

it('gives up on a worker that is not heard of for 15 s, and lets it come for the next one', async () => {
  const { worker, line, onStop } = open();
  const asked = expect(line.ask({ text: 'a' })).rejects.toThrow('stopped');
  vi.advanceTimersByTime(14_999);
  expect(onStop).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  await asked;
  expect(onStop).toHaveBeenCalledOnce();
  expect(worker.terminated).toBe(false);
  worker.say({ id: 0, text: 'ready' });
  expect(worker.terminated).toBe(true);
});

it('lets a worker that has been heard of take its time', async () => {
  const { worker, line, onStop } = open();
  worker.say({ id: 0, text: 'ready' });
  const asked = line.ask({ text: 'a' });
  vi.advanceTimersByTime(600_000);
  worker.say({ id: 1, text: 'A' });
  expect(await asked).toEqual({ id: 1, text: 'A' });
  expect(onStop).not.toHaveBeenCalled();
});

it('rejects what is still asked when it is closed, without a word about stopping', async () => {
  const { worker, line, onStop } = open();
  const asked = line.ask({ text: 'a' });
  line.close();
  await expect(asked).rejects.toThrow('stopped');
  expect(worker.terminated).toBe(true);
  expect(onStop).not.toHaveBeenCalled();
});
