// easel.mjs 1.0.0, a client of the Easel API. Node.js 20.19 or newer, no packages.
import { createHmac, createPrivateKey, randomBytes, sign, timingSafeEqual } from 'node:crypto';
import { createWriteStream, openAsBlob, readFileSync } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';

const { env } = process;
const finalStatuses = ['SUCCESS', 'FAILED', 'CANCELED'];

/** A refused request or one without a response. `status` and `code` are undefined if there were none. */
export class EaselError extends Error {
  constructor(
    message,
    { status, headers = new Headers(), problem = {}, lost = false, cause } = {},
  ) {
    const { code, detail = message, errors } = problem;
    const requestId = problem.traceId ?? headers.get('X-Request-Id') ?? undefined;
    const fields = Array.isArray(errors) ? errors : [];
    const lines = fields.map(field => `\n  ${field?.pointer}: ${field?.detail}`);
    const head = [status, code].filter(Boolean).join(' ');
    const end = requestId ? ` (${requestId})` : '';
    super(`${head}${head && ': '}${detail}${end}${lines.join('')}`, { cause });
    Object.assign(this, { name: 'EaselError', status, code, problem, requestId, lost });
    const says = typeof problem.retryable === 'boolean';
    this.retryable = says ? problem.retryable : [202, 429, 502, 503, 504].includes(status);
    this.retryAfter = readRetryAfter(headers.get('Retry-After'));
  }
}

/** Seconds, from seconds or a date; 0 if it is missing or past. */
function readRetryAfter(value) {
  const seconds = /^\d+$/.test(value ?? '')
    ? Number(value)
    : (Date.parse(value) - Date.now()) / 1000;
  return Math.max(0, seconds || 0);
}

export class Easel {
  attempts = 4;
  /** Seconds: for one response, above `wait`; for one file; the longest pause. Connecting has its own limit of 10. */
  timeout = 60;
  transferTimeout = 300;
  maxPause = 30;

  constructor({
    api = env.EASEL_API ?? 'http://127.0.0.1:8787',
    appId = env.EASEL_APP_ID ?? 'app_sandbox',
    privateKey = env.EASEL_PRIVATE_KEY ?? 'easel-private-key.pem',
    token = env.EASEL_TOKEN,
    keyId,
    ...settings
  } = {}) {
    Object.assign(this, { api: api.replace(/\/+$/, ''), appId, keyId, token }, settings);
    if (!token) this.key = createPrivateKey(readFileSync(privateKey));
  }

  // region sign
  authorization(method, path, body) {
    const timestamp = Math.floor(Date.now() / 1000);
    const nonce = randomBytes(16).toString('hex');
    const stringToSign = [method, path, timestamp, nonce, body].join('\n');
    const signature = sign('sha256', Buffer.from(stringToSign), this.key).toString('base64');
    const keyId = this.keyId ? `key_id=${this.keyId},` : '';
    return `EASEL-SHA256-RSA app_id=${this.appId},${keyId}nonce_str=${nonce},timestamp=${timestamp},signature=${signature}`;
  }
  // endregion

  /**
   * Sends a request and returns its JSON. After a lost response, the request is repeated only where that does nothing
   * twice.
   */
  async request(method, path, data, headers = {}, { signal } = {}) {
    const body = data === undefined ? '' : JSON.stringify(data);
    const safe = method === 'GET' || method === 'DELETE' || Boolean(data?.requestId);
    return this.#repeat(safe, signal, async () => {
      const authorization = this.token
        ? `Bearer ${this.token}`
        : this.authorization(method, path, body);
      const response = await this.#send(this.api + path, this.timeout, signal, {
        method,
        headers: {
          Authorization: authorization,
          ...(body && { 'Content-Type': 'application/json' }),
          ...headers,
        },
        body: body || undefined,
      });
      const text = await response.text().catch(() => '');
      const json = readObject(text);
      if (response.status === 200 && json) return json;
      throw refusal(response, text, json);
    });
  }

  /** Polls until the status is final: at once after a change, otherwise after a pause. */
  async waitForJob(jobId, timeoutSeconds = 3600, { signal } = {}) {
    const deadline = Date.now() + timeoutSeconds * 1000;
    let status;
    for (let pause = 2; Date.now() < deadline; ) {
      const path = `/v1/jobs/${encodeURIComponent(jobId)}?wait=20`;
      const { job } = await this.request('GET', path, undefined, {}, { signal });
      if (finalStatuses.includes(job?.status)) return job;
      const changed = job?.status !== status;
      status = job?.status;
      if (changed) pause = 2;
      else {
        await sleep(Math.min(pause, this.maxPause) * 1000, undefined, { signal });
        pause *= 2;
      }
    }
    throw new EaselError(`Job ${jobId} is still ${status} after ${timeoutSeconds} s.`);
  }

  /** Returns the resource ID. The address is signed already and takes no Authorization. */
  async upload(file, { signal } = {}) {
    const contentType = imageType(await (await openAsBlob(file)).slice(0, 12).arrayBuffer());
    const contentLength = (await stat(file)).size;
    const declared = { contentType, contentLength };
    const place = await this.request('POST', '/v1/resource/image', declared, {}, { signal });
    await this.#repeat(true, signal, async () => {
      const { putUrl, headers } = place;
      const body = await openAsBlob(file);
      const options = { method: 'PUT', headers, body };
      const response = await this.#send(putUrl, this.transferTimeout, signal, options);
      const text = await response.text().catch(() => '');
      if (!response.ok) throw refusal(response, text, readObject(text));
    });
    return place.resourceId;
  }

  /** Returns how many bytes were saved. The file appears when it is whole. */
  async download(url, file, { signal } = {}) {
    const part = `${file}.part`;
    return this.#repeat(true, signal, async () => {
      const response = await this.#send(url, this.transferTimeout, signal, {});
      if (response.status !== 200) {
        const text = await response.text().catch(() => '');
        throw refusal(response, text, readObject(text));
      }
      try {
        await pipeline(Readable.fromWeb(response.body), createWriteStream(part));
      } catch (cause) {
        await rm(part, { force: true });
        signal?.throwIfAborted();
        if (cause.syscall) throw cause; // The disk, not the network.
        const { status, headers } = response;
        throw new EaselError(`${file} is incomplete`, { status, headers, lost: true, cause });
      }
      await rename(part, file);
      return (await stat(file)).size;
    });
  }

  /** A redirect is an error: it would hand the signature to whoever it names. */
  async #send(url, seconds, signal, options) {
    const limit = AbortSignal.timeout(seconds * 1000);
    try {
      return await fetch(url, {
        ...options,
        headers: { 'User-Agent': 'easel-node/1.0.0', ...options.headers },
        redirect: 'manual',
        signal: signal ? AbortSignal.any([signal, limit]) : limit,
      });
    } catch (cause) {
      signal?.throwIfAborted();
      throw new EaselError(cause.cause?.message || cause.message, { lost: true, cause });
    }
  }

  /** Pauses as Retry-After says, or else for a random part of 1, 2, 4 … seconds; never longer than `maxPause`. */
  async #repeat(safe, signal, attempt) {
    for (let count = 1; ; count++) {
      try {
        return await attempt();
      } catch (error) {
        signal?.throwIfAborted();
        const again = error.retryable || (error.lost && safe);
        if (!again || count >= this.attempts) throw error;
        const random = Math.random() * Math.min(2 ** (count - 1), this.maxPause);
        const pause = Math.min(error.retryAfter || random, this.maxPause);
        await sleep(pause * 1000, undefined, { signal });
      }
    }
  }
}

/** A gateway in between may send a web page, half a response or nothing. */
function refusal({ status, statusText, headers }, text, problem) {
  const unreadable = status === 200;
  const detail = text.trim().slice(0, 200) || statusText || 'empty response';
  const message = unreadable ? `the response is not JSON: ${detail}` : detail;
  return new EaselError(message, { status, headers, problem: problem ?? {}, lost: unreadable });
}

function readObject(text) {
  try {
    const value = JSON.parse(text);
    return value && typeof value === 'object' && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function imageType(bytes) {
  const start = Buffer.from(bytes).toString('latin1');
  if (start.startsWith('\x89PNG')) return 'image/png';
  if (start.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (start.startsWith('RIFF') && start.endsWith('WEBP')) return 'image/webp';
  return 'application/octet-stream';
}

/**
 * Verifies a webhook as Standard Webhooks say and returns its event. `body` is what arrived, byte by byte;
 * `headers` has names in lower case, as Node.js gives them.
 */
export function verifyWebhook(secret, headers, body) {
  const { 'webhook-id': id, 'webhook-timestamp': timestamp } = headers;
  if (!id || !/^\d+$/.test(timestamp ?? '')) throw new EaselError('webhook without id or time');
  if (Math.abs(Date.now() / 1000 - timestamp) > 300)
    throw new EaselError('webhook timestamp too far off');
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  if (key.length === 0) throw new EaselError('no webhook secret'); // With no secret anyone could sign.
  const hmac = createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body);
  const expected = Buffer.from(`v1,${hmac.digest('base64')}`);
  const given = String(headers['webhook-signature'])
    .split(' ')
    .map(one => Buffer.from(one));
  const fits = one => one.length === expected.length && timingSafeEqual(one, expected);
  if (!given.some(fits)) throw new EaselError('webhook with a wrong signature');
  return JSON.parse(body);
}
