// Starts the sandbox for the tests of one file, and ends it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** A hundred times faster than real, on a free port, and under control. */
export async function startSandbox(...options) {
  const given = ['--port', '0', '--control', '--speed', '100', ...options];
  const child = spawn(process.execPath, ['easel-sandbox.mjs', ...given], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let api;
  for await (const line of createInterface({ input: child.stdout })) {
    api = /http:\/\/[\d.]+:\d+/.exec(line)?.[0];
    if (api) break;
  }
  if (!api) throw new Error('The sandbox did not start.');
  child.stdout.resume();
  return new Sandbox(api, child);
}

class Sandbox {
  constructor(api, child) {
    Object.assign(this, { api, child });
  }

  /** Credits come again with every hour of the clock, so a test begins with an hour. */
  async reset() {
    await this.#ask('POST', 'reset');
    const { now } = await this.#ask('GET', 'clock');
    await this.advance(3600 - ((Date.parse(now) / 1000) % 3600));
  }

  advance(seconds) {
    return this.#ask('POST', 'clock', { advance: seconds });
  }

  skew(seconds) {
    return this.#ask('POST', 'clock', { skew: seconds });
  }

  /** Whoever asks for the operation next meets the scenario; `delay=0` is as if there were none. */
  order(operation, scenario) {
    return this.#ask('POST', 'scenarios', { operation, scenario });
  }

  /** What was asked, with its status and body. */
  async requests(operation) {
    const { requests } = await this.#ask('GET', 'requests');
    return requests.filter(request => !operation || request.operation === operation);
  }

  /** What was sent, with the status of the receiver. */
  async webhooks() {
    return (await this.#ask('GET', 'webhooks')).webhooks;
  }

  async stop() {
    const ended = once(this.child, 'exit');
    this.child.kill('SIGTERM');
    const [code] = await ended;
    if (code !== 0) throw new Error(`The sandbox ended with ${code}.`);
  }

  async #ask(method, path, data) {
    const body = data && JSON.stringify(data);
    const response = await fetch(`${this.api}/sandbox/${path}`, { method, body });
    const result = await response.json();
    if (!response.ok) throw new Error(result.detail);
    return result;
  }
}
