import { createPrivateKey, randomBytes, sign } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';

const { env } = process;
const finalStatuses = ['SUCCESS', 'FAILED', 'CANCELED'];

export class EaselError extends Error {
  constructor({ status, headers }, problem) {
    const { code = 'UNKNOWN', detail = 'no details', errors = [] } = problem;
    const requestId = headers.get('X-Request-Id');
    const fields = errors.map(({ pointer, detail }) => `\n  ${pointer}: ${detail}`);
    super(`${status} ${code}: ${detail} (${requestId})${fields.join('')}`);
    Object.assign(this, { name: 'EaselError', status, code, problem, requestId });
    this.retryable = problem.retryable ?? [202, 502, 503].includes(status);
    this.retryAfter = Number(headers.get('Retry-After'));
  }
}

export class Easel {
  constructor({ privateKey = env.EASEL_PRIVATE_KEY ?? 'easel-private-key.pem', keyId } = {}) {
    this.api = env.EASEL_API ?? 'http://127.0.0.1:8787';
    this.appId = env.EASEL_APP_ID ?? 'app_sandbox';
    this.keyId = keyId;
    this.key = readFile(privateKey).then(createPrivateKey);
    this.attempts = 4;
  }

  // region sign
  async authorization(method, path, body) {
    const timestamp = Math.floor(Date.now() / 1000);
    const nonce = randomBytes(16).toString('hex');
    const stringToSign = [method, path, timestamp, nonce, body].join('\n');
    const signature = sign('sha256', Buffer.from(stringToSign), await this.key).toString('base64');
    const keyId = this.keyId ? `key_id=${this.keyId},` : '';
    return `EASEL-SHA256-RSA app_id=${this.appId},${keyId}nonce_str=${nonce},timestamp=${timestamp},signature=${signature}`;
  }
  // endregion

  /** Repeating is safe: whatever costs credits carries a requestId, and each attempt is signed anew. */
  async request(method, path, data, headers = {}) {
    const body = data === undefined ? '' : JSON.stringify(data);
    for (let attempt = 1; ; attempt++) {
      const response = await fetch(this.api + path, {
        method,
        headers: {
          Authorization: await this.authorization(method, path, body),
          ...(body && { 'Content-Type': 'application/json' }),
          ...headers,
        },
        body: body || undefined,
      });
      if (response.status === 200) return response.json();
      // A gateway on the way may answer with a page instead of a problem.
      const problem = await response
        .json()
        .catch(() => ({ code: 'UNKNOWN', detail: 'no details' }));
      const error = new EaselError(response, problem);
      if (!error.retryable || attempt >= this.attempts) throw error;
      await sleep((error.retryAfter || 2 ** attempt) * 1000);
    }
  }

  /** The server holds each answer until the status changes; a status that is not final is waited for. */
  async waitForJob(jobId, timeoutSeconds = 1800) {
    const deadline = Date.now() + timeoutSeconds * 1000;
    let status;
    for (let pause = 2; Date.now() < deadline; ) {
      const { job } = await this.request('GET', `/v1/jobs/${jobId}?wait=20`);
      if (finalStatuses.includes(job.status)) return job;
      if (job.status === status) {
        await sleep(pause * 1000);
        pause = Math.min(pause * 2, 30);
      }
      status = job.status;
    }
    throw new Error(`Job ${jobId} is still ${status} after ${timeoutSeconds} s.`);
  }

  async upload(file, contentType = 'image/png') {
    const { resourceId, putUrl, headers } = await this.request('POST', '/v1/resource/image', {
      contentType,
    });
    const response = await fetch(putUrl, { method: 'PUT', headers, body: await readFile(file) });
    if (!response.ok) throw new Error(`Uploading ${file}: ${response.status}`);
    return resourceId;
  }

  /** Answers how many bytes were saved. */
  async download(url, file) {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`Downloading ${file}: ${response.status}`);
    const bytes = Buffer.from(await response.arrayBuffer());
    await writeFile(file, bytes);
    return bytes.length;
  }
}
