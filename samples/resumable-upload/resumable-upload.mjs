import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { Easel } from './easel.mjs';

const easel = new Easel();
const day = 24 * 3600 * 1000;

function save(memory, place) {
  writeFileSync(`${memory}.new`, JSON.stringify(place)); // A crash here leaves the old file intact.
  renameSync(`${memory}.new`, memory);
}

/** Returns the resource ID. Saves its progress, so that it can be called again after a crash. */
async function upload(file) {
  const bytes = readFileSync(file);
  const contentSha256 = createHash('sha256').update(bytes).digest('hex');
  const memory = `${file}.upload.json`;
  let place = existsSync(memory) ? JSON.parse(readFileSync(memory, 'utf8')) : {};
  if (place.contentSha256 !== contentSha256) place = {}; // The file has changed since.
  if (Date.now() > place.startedAt + 6 * day) place = {}; // Uploads are kept for 7 days.

  for (let attempt = 1; !place.done; attempt += 1) {
    if (!(Date.parse(place.expireAt) > Date.now())) {
      // With the digest, storage refuses a file that was damaged on the way.
      const asked = { contentType: 'image/png', contentSha256 };
      place = await easel.request('POST', '/v1/resource/image', asked);
      Object.assign(place, { contentSha256, startedAt: Date.now() });
      save(memory, place);
    }
    const { putUrl, headers } = place;
    const options = { method: 'PUT', headers, body: bytes, signal: AbortSignal.timeout(300_000) };
    const status = await fetch(putUrl, options).then(
      response => response.status,
      () => 0, // No response, but the bytes may have arrived.
    );
    if (status === 200) place.done = true;
    else if (attempt === 5) throw new Error(`${file} did not arrive: ${status}`);
    else if (status === 403) {
      // It has expired or was used already; storage does not promise to say which.
      console.log('403: URL expired or already used, requesting a new one');
      place = {};
    } else {
      console.log('no response, trying again');
      await sleep(1000 * Math.random() * 2 ** attempt);
    }
  }
  save(memory, place);
  return place.resourceId;
}

const first = await upload('photo.png');
console.log(`photo.png is resource ${first}`);
console.log(`nothing is sent the second time: ${first === (await upload('photo.png'))}`);
