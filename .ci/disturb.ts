import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/**
 * Runs a command while its processes (runner, browser, renderer, server) are stopped at random, one at a time, for 50 to
 * 1,600 ms, as a busy machine does. A test that fails only here depends on how fast the machine is.
 *
 *   npm run disturb -- npm run e2e -- --project console
 */
const [command = '', ...args] = process.argv.slice(2);
const seed = Number(process.env.SEED ?? Date.now() % 100_000);

/** Same seed, same choices; what runs at that moment still differs. */
function randomNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Each process with its parent; the name may contain anything, so fields are counted from its closing bracket. */
function parents(): Map<number, number> {
  const found = new Map<number, number>();
  for (const name of readdirSync('/proc').filter(entry => /^\d+$/.test(entry))) {
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      const [, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      found.set(Number(name), Number(parent));
    } catch {
      // It has ended meanwhile.
    }
  }
  return found;
}

function descendants(root: number): number[] {
  const all = parents();
  const isBelow = (pid: number): boolean => {
    const parent = all.get(pid);
    return parent !== undefined && (parent === root || isBelow(parent));
  };
  return [...all.keys()].filter(isBelow);
}

function signal(pid: number, name: 'SIGSTOP' | 'SIGCONT'): void {
  try {
    process.kill(pid, name);
  } catch {
    // It has ended meanwhile.
  }
}

const random = randomNumbers(seed);
const sleep = (ms: number) => new Promise<void>(resolve => setTimeout(resolve, ms));
console.log(`Disturbing with SEED=${seed}: ${[command, ...args].join(' ')}`);
const child = spawn(command, args, { stdio: 'inherit' });
let status: number | undefined;
child.on('error', error => {
  console.error(error.message);
  status = 1;
});
child.on('exit', code => {
  status = code ?? 1;
});

let stops = 0;
while (status === undefined) {
  const candidates = child.pid === undefined ? [] : descendants(child.pid);
  const pid = candidates[Math.floor(random() * candidates.length)];
  const pause = 50 + random() * 1550;
  if (pid !== undefined) {
    signal(pid, 'SIGSTOP');
    await sleep(pause);
    signal(pid, 'SIGCONT');
    stops += 1;
  }
  await sleep(random() * 300);
}
console.log(`Stopped a process ${stops} times; the command ended with ${status}.`);
process.exitCode = status;
