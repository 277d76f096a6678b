import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { Easel } from './easel.mjs';

const easel = new Easel();

/** Returns the resource ID. What has been achieved is on file, so that it can be called again after a crash. */
async function upload(file) {
  const bytes = readFileSync(file);
  const contentSha256 = createHash('sha256').update(bytes).digest('hex');
  const memory = `${file}.upload.json`;
  let place = existsSync(memory) ? JSON.parse(readFileSync(memory, 'utf8')) : {};
  if (place.contentSha256 !== contentSha256) place = {}; // The file is another one by now.

  for (let attempt = 1; !place.done; attempt += 1) {
    if (!(Date.parse(place.expireAt) > Date.now())) {
      // With the digest, storage refuses a file that was damaged on its way.
      const asked = { contentType: 'image/png', contentSha256 };
      place = { ...(await easel.request('POST', '/v1/resource/image', asked)), contentSha256 };
      writeFileSync(memory, JSON.stringify(place));
    }
    const { putUrl, headers } = place;
    const options = { method: 'PUT', headers, body: bytes, signal: AbortSignal.timeout(300_000) };
    const status = await fetch(putUrl, options).then(
      response => response.status,
      () => 0, // No response. The bytes may have arrived all the same.
    );
    if (status === 200) place.done = true;
    else if (attempt === 5) throw new Error(`${file} did not arrive: ${status}`);
    else if (status === 403) {
      // It has expired, or holds a file already: which of the two, storage does not promise to say.
      console.log('403: this address takes nothing more, asking for another');
      place = {};
    } else {
      console.log('no response, trying again');
      await sleep(1000 * Math.random() * 2 ** attempt);
    }
  }
  writeFileSync(memory, JSON.stringify(place));
  return place.resourceId;
}

const first = await upload('photo.png');
console.log(`photo.png is resource ${first}`);
console.log(`the second time nothing is sent: ${first === (await upload('photo.png'))}`);
