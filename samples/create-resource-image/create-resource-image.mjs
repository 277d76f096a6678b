import { readFile } from 'node:fs/promises';
import { Easel } from './easel.mjs';

const easel = new Easel();
const photo = await readFile('photo.png');
const upload = await easel.request('POST', '/v1/resource/image', {
  contentType: 'image/png',
  contentLength: photo.length,
  expireSec: 600,
});

// The address is signed already: send exactly the given headers, and no Authorization.
const { method, headers } = upload;
const response = await fetch(upload.putUrl, { method, headers, body: photo });
if (!response.ok) throw new Error(`Upload refused: ${response.status}`);
console.log(`resource ${upload.resourceId} uploaded (${photo.length} bytes)`);
