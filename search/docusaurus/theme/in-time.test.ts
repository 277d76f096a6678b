import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { inTime } from './in-time.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const later = (ms: number) => new Promise<string>(resolve => setTimeout(resolve, ms, 'here'));

it('gives what comes in time, and what fails', async () => {
  const coming = inTime(later(14_000));
  await vi.advanceTimersByTimeAsync(14_000);
  expect(await coming).toBe('here');
  await expect(inTime(Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  expect(vi.getTimerCount()).toBe(0);
});

it('gives up as a fetch without an answer does, after 15 s or as long as it is told', async () => {
  const both = [inTime(later(90_000)), inTime(later(90_000), 60)].map(promise =>
    promise.catch((error: unknown) => error),
  );
  const settled = vi.fn();
  for (const promise of both) void promise.then(settled);
  await vi.advanceTimersByTimeAsync(14_999);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenCalledOnce();
  expect(await both[0]).toBeInstanceOf(TypeError);
  await vi.advanceTimersByTimeAsync(45_000);
  expect(settled).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(90_000);
  expect(vi.getTimerCount()).toBe(0);
});
