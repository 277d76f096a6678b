import { expect, it } from 'vitest';
import { createPixels } from '../src/core/images/pixels.ts';
import { encodePng } from '../src/core/images/png.ts';
import { type ContractCall, exampleBodies, exampleBody, type Runtime } from './contract-client.ts';

async function testImage(size = 128): Promise<Uint8Array<ArrayBuffer>> {
  const pixels = createPixels(size, size);
  pixels.data.forEach((_, index) => {
    pixels.data[index] = Math.floor(index / 3) % size < size / 2 ? 30 : 220;
  });
  return encodePng(pixels);
}

export function uploadsBehaviour({
  runtime,
  call,
}: {
  runtime(): Runtime;
  call: ContractCall;
}): void {
  it('takes a file by PUT once, and uses it', async () => {
    const file = await testImage();
    const contentSha256 = await sha256(file);
    const { body: upload } = await call('create-resource-image', {
      body: { contentType: 'image/png', contentLength: file.length, contentSha256 },
    });
    const put = (bytes: Uint8Array<ArrayBuffer>, headers = upload.headers) =>
      runtime().fetch(new Request(upload.putUrl, { method: 'PUT', headers, body: bytes }));
    expect((await put(file, {})).status).toBe(403);
    expect((await put(file.map(byte => byte ^ 1))).status).toBe(403);
    expect((await put(file)).status).toBe(200);
    expect((await put(file)).status).toBe(403);
    const { body } = await call('controlnet-detect', {
      body: { requestId: 'edges', imageResourceId: upload.resourceId, preprocessor: 'canny' },
    });
    expect(body.image.meta.image).toEqual({ format: 'png', width: 512, height: 512 });
    const edges = await runtime().fetch(new Request(body.image.url));
    expect(edges.status).toBe(200);
  });

  it.each<[string, object, RequestInit, number, string]>([
    ['more bytes than declared', { contentLength: 3 }, { body: '12345' }, 413, 'Expected 3 bytes, as declared, found 5.'],
    ['fewer bytes than declared', { contentLength: 9 }, { body: '12345' }, 403, 'Expected 9 bytes, as declared, found 5.'],
    ['an empty file', {}, { body: '' }, 403, 'The file is empty.'],
    ['another type', { contentType: 'image/png' }, { headers: { 'content-type': 'image/webp' } }, 403, 'The header Content-Type must be image/png.'],
    ['a type nobody declared', {}, { headers: { 'content-type': 'image/png' } }, 403, 'The header content-type was not among those given.'],
    ['no digest', { contentSha256: 'a'.repeat(64) }, { headers: {} }, 403, `The header X-Content-Sha256 must be ${'a'.repeat(64)}.`],
    ['credentials', {}, { headers: { authorization: 'Bearer x' } }, 403, 'The header authorization was not among those given.'],
  ])('refuses an upload with %s, and says why', async (_, declared, change, status, detail) => {
    const { body: upload } = await call('create-resource-image', { body: declared });
    const bytes = new TextEncoder().encode('12345');
    const { body = bytes, headers = upload.headers } = change;
    // Bytes, since a text or a form would bring a type of its own.
    const sent = typeof body === 'string' ? new TextEncoder().encode(body) : body;
    const request = new Request(upload.putUrl, { method: 'PUT', headers, body: sent });
    const response = await runtime().fetch(request);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ detail });
  }); // biome-ignore format: a table

  it.each([
    'key',
    'OSSAccessKeyId',
    'policy',
    'Signature',
    'x-oss-security-token',
    'callback',
    'file',
  ])('refuses a form without %s', async missing => {
    const { body: upload } = await call('create-resource-image-sts', { body: {} });
    const form = formOf(upload);
    form.delete(missing);
    const sent = await runtime().fetch(new Request(upload.host, { method: 'POST', body: form }));
    expect(sent.status).toBe(403);
    expect(await sent.json()).toMatchObject({ code: 'UPLOAD_REFUSED' });
  });

  it('takes a file by form, with the file last', async () => {
    for (const body of exampleBodies('create-resource-image-sts')) {
      const { body: upload } = await call('create-resource-image-sts', { body });
      const form = formOf(upload);
      form.set('file', new Blob([await testImage()], { type: 'image/png' }));
      const sent = await runtime().fetch(new Request(upload.host, { method: 'POST', body: form }));
      expect(sent.status).toBe(200);
      const described = await call('img-2-prompt', {
        body: { requestId: `form-${upload.resourceId}`, imageResourceId: upload.resourceId },
      });
      expect(described.body.tags.length).toBeGreaterThan(0);
    }
  });

  it('answers every other example of the contract', async () => {
    for (const operationId of [
      'calc-credits-job',
      'workflow-params-check',
      'workflow-template-check',
      'create-resource-image',
      'controlnet-detect',
      'img-2-prompt',
    ]) {
      for (const body of exampleBodies(operationId)) {
        expect((await call(operationId, { body })).status).toBe(200);
      }
    }
    const template = await call('get-workflow-template', {
      path: { templateId: '742035880126534001' },
    });
    expect(template.body).toMatchObject({ version: 3, baseCredits: 0.8 });
    const check = await call('workflow-template-check', {
      body: exampleBody('workflow-template-check'),
    });
    expect(check.body).toEqual({ valid: true, credits: 0.8, errors: [], warnings: [] });
  });

  it.each([
    'invert',
    'threshold',
    'tile_resample',
    't2ia_color_grid',
    'scribble_xdog',
    'depth_midas',
  ])('makes a control image with %s', async preprocessor => {
    const body = { requestId: preprocessor, imageResourceId: '881420011223344556', preprocessor };
    const first = await call('controlnet-detect', { body, scenario: 'not-ready' });
    expect(first.status).toBe(202);
    runtime().advance(5000);
    const second = await call('controlnet-detect', { body });
    expect(second.status).toBe(200);
    expect((await runtime().fetch(new Request(second.body.image.url))).status).toBe(200);
  });

  it('tells the faults of a graph node by node', async () => {
    const { params } = exampleBody('workflow-params-check');
    params['3'].inputs.model = ['99', 0];
    params['7'].inputs.clip = ['4', 7];
    params['12'] = { classType: 'MyCustomNode', inputs: {} };
    delete params['5'].inputs.width;
    params['5'].inputs.batch_size = 40;
    params['4'].inputs.ckpt_name = '1';
    const { body } = await call('workflow-params-check', { body: { params } });
    expect(body.valid).toBe(false);
    const codes = body.errors.map(({ code }: { code: string }) => code);
    expect(new Set(codes)).toEqual(
      new Set([
        'LINK_BROKEN',
        'NODE_UNSUPPORTED',
        'INPUT_MISSING',
        'INPUT_INVALID',
        'MODEL_NOT_FOUND',
      ]),
    );
  });
}

function formOf(upload: Record<string, string>): FormData {
  const form = new FormData();
  form.set('key', upload.filePath!);
  form.set('OSSAccessKeyId', upload.accessId!);
  form.set('policy', upload.policy!);
  form.set('Signature', upload.signature!);
  form.set('x-oss-security-token', upload.securityToken!);
  form.set('callback', upload.callback!);
  form.set('success_action_status', '200');
  form.set('file', new Blob(['x'], { type: 'image/png' }));
  return form;
}

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return Buffer.from(await crypto.subtle.digest('SHA-256', bytes)).toString('hex');
}
