import { expect, it } from 'vitest';
import { longestAnswer } from '../src/tool.ts';
import { type Call, Chance, drawCall } from './hostile-calls.ts';
import { install, peakMemory, startWatched } from './installed.ts';

const calls = 10_000;
const atOnce = 8;
const mostMemory = 700 * 1024 * 1024;
/** A note that something was cut follows. */
const mostText = longestAnswer + 100;
/** Of all pictures, as Base64. */
const mostPictures = 1_000_000;
const seed = Number(process.env.FUZZ_SEED ?? 20_261_119);

it(`${calls} calls that nobody means: an answer to each, within bounds, and nothing outside`, async () => {
  const server = await startWatched(install());
  const chance = new Chance(seed);
  const wrong: unknown[] = [];
  const told = { answered: 0, refused: 0 };
  let slowest = { ms: 0, call: undefined as Call | undefined };
  const started = performance.now();
  const make = async (call: Call) => {
    const before = performance.now();
    // A call that takes a minute is given up by the client, which throws.
    const { isError, text, pictures } = await server.call(call.name, call.given);
    const ms = performance.now() - before;
    if (ms > slowest.ms) slowest = { ms, call };
    told[isError ? 'refused' : 'answered']++;
    const size = pictures.reduce((sum, { bytes }) => sum + (bytes.length * 4) / 3, 0);
    const isLost = text === '' || text.includes('cannot handle this input');
    if (isLost || text.length > mostText || size > mostPictures) {
      wrong.push({ call, text: text.slice(0, 300) });
    }
  };
  for (let made = 0; made < calls; made += atOnce) {
    await Promise.all(Array.from({ length: atOnce }, () => make(drawCall(chance))));
  }
  const seconds = (performance.now() - started) / 1000;
  const memory = peakMemory(server.pid);
  console.log(
    `${calls} calls in ${seconds.toFixed(1)} s: ${told.answered} answered, ${told.refused} refused; slowest ${slowest.ms.toFixed(0)} ms (${slowest.call?.name}); at most ${((memory ?? 0) / 2 ** 20).toFixed(0)} MiB`,
  );
  expect(wrong.slice(0, 5)).toEqual([]);
  expect(told.answered).toBeGreaterThan(calls / 10);
  expect(told.refused).toBeGreaterThan(calls / 10);
  expect(memory ?? 0).toBeLessThan(mostMemory);
  expect(server.outside()).toEqual([]);
  // It is still the same process, and as good as before.
  expect((await server.call('search', { query: 'QUEUE_FULL' })).text).toContain('QUEUE_FULL');
  await server.stop();
});
