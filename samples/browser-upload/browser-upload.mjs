import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Easel } from './easel.mjs';

const easel = new Easel();
// region server
// On your server: the key stays here, and the browser gets credentials for one image.
const sts = await easel.request('POST', '/v1/resource/image/sts', { expireSec: 300 });
console.log(`credentials for image ${sts.resourceId}, at most ${sts.maxBytes} bytes`);
// endregion
// region browser
// In the browser: no key, no signing, just a form. The file comes last.
const form = new FormData();
form.append('key', sts.filePath);
form.append('OSSAccessKeyId', sts.accessId);
form.append('policy', sts.policy);
form.append('Signature', sts.signature);
form.append('x-oss-security-token', sts.securityToken);
form.append('callback', sts.callback);
form.append('success_action_status', '200');
form.append('file', new Blob([await readFile('photo.png')], { type: 'image/png' }), 'photo.png');
const response = await fetch(sts.host, { method: 'POST', body: form });
console.log(`upload: ${response.status}`);
// endregion
// region use
// On your server again: the browser only needs to say that it is done.
const { text } = await easel.request('POST', '/v1/img2prompt', {
  requestId: randomUUID(),
  imageResourceId: sts.resourceId,
  maxTags: 3,
});
console.log(text);
// endregion
