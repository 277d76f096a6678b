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
  status: number;
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
    const { status } = await send(putUrl, { method: 'PUT', headers, body: file });
    return { method: 'PUT', url: putUrl, status };
  }
  if (!upload.host) return undefined;
  const { status } = await send(upload.host, { method: 'POST', body: uploadForm(upload, file) });
  return { method: 'POST', url: upload.host, status };
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
export async function describeFile(file: Blob) {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  const contentSha256 = toHex(new Uint8Array(digest));
  return { contentType: file.type, contentLength: file.size, contentSha256 };
}
