import type { ImageUploadRequest } from '@easel/contract/types';
import { toHex } from '@easel/signing';

interface PutUpload {
  putUrl: string;
  headers: Record<string, string>;
}

interface FormUpload {
  host: string;
  filePath: string;
  accessId: string;
  policy: string;
  signature: string;
  securityToken: string;
  callback: string;
}

export interface UploadStep {
  method: string;
  url: string;
  /** Nothing where the storage gave no answer. */
  status?: number | undefined;
}

/** The second half of an upload: the file goes where the answer says, without an Authorization header. */
export async function uploadFile(
  answer: unknown,
  file: Blob,
  send: typeof fetch,
): Promise<UploadStep | undefined> {
  const upload = (answer ?? {}) as Partial<PutUpload & FormUpload>;
  if (upload.putUrl) {
    const { putUrl, headers = {} } = upload;
    // Storage refuses a type that was not declared, and a file brings its own along.
    const body = new Blob([file]);
    return uploadTo(putUrl, { method: 'PUT', headers, body }, send);
  }
  if (!upload.host) return undefined;
  return uploadTo(upload.host, { method: 'POST', body: uploadForm(upload, file) }, send);
}

/** The request before it was answered, so a storage that is silent is its own failure. */
async function uploadTo(
  url: string,
  request: RequestInit & { method: string },
  send: typeof fetch,
): Promise<UploadStep> {
  const { method } = request;
  try {
    return { method, url, status: (await send(url, request)).status };
  } catch (error) {
    // What `fetch` throws when there is no answer; others have a reason that is told.
    if (!(error instanceof TypeError)) throw error;
    return { method, url };
  }
}

function uploadForm(upload: Partial<FormUpload>, file: Blob): globalThis.FormData {
  const form = new globalThis.FormData();
  const fields: [string, string | undefined][] = [
    ['key', upload.filePath],
    ['OSSAccessKeyId', upload.accessId],
    ['policy', upload.policy],
    ['Signature', upload.signature],
    ['x-oss-security-token', upload.securityToken],
    ['callback', upload.callback],
    ['success_action_status', '200'],
  ];
  for (const [name, value] of fields) form.set(name, value ?? '');
  // Storage reads the form as it comes and wants the file last.
  form.set('file', file);
  return form;
}

/** What create-resource-image wants to know about a file beforehand. */
export async function describeFile(
  file: Blob,
): Promise<Pick<ImageUploadRequest, 'contentType' | 'contentLength' | 'contentSha256'>> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  const contentSha256 = toHex(new Uint8Array(digest));
  const contentType = file.type as ImageUploadRequest['contentType'];
  return { contentType, contentLength: file.size, contentSha256 };
}

/** A picture to upload for whoever has none at hand; painted here, so it needs no network. */
export function samplePicture(): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = 768;
  canvas.height = 512;
  const paint = canvas.getContext('2d')!;
  const sky = paint.createLinearGradient(0, 0, 0, 512);
  sky.addColorStop(0, '#23479e');
  sky.addColorStop(0.7, '#e8bf6a');
  paint.fillStyle = sky;
  paint.fillRect(0, 0, 768, 512);
  paint.fillStyle = '#b4331a';
  paint.beginPath();
  paint.arc(540, 250, 70, 0, 2 * Math.PI);
  paint.fill();
  paint.fillStyle = '#16202b';
  paint.beginPath();
  for (const [x, y] of [
    [0, 512],
    [0, 380],
    [170, 240],
    [300, 360],
    [430, 290],
    [768, 420],
    [768, 512],
  ]) {
    paint.lineTo(x ?? 0, y ?? 0);
  }
  paint.fill();
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      blob =>
        blob
          ? resolve(new File([blob], 'hills.png', { type: 'image/png' }))
          : reject(new Error('The picture could not be painted.')),
      'image/png',
    ),
  );
}
