import { listErrors } from '@easel/contract';
import { expect, it } from 'vitest';
import { expiredJobId, unsharedTemplateId } from '../src/core/index.ts';
import {
  type CallOptions,
  type CallResult,
  type ContractCall,
  exampleBody,
  type Runtime,
} from './contract-client.ts';

type Provoke = () => Promise<CallResult>;

/** One way at least to every code of errors.yaml: by a wrong request where there is one, else by scenario. */
export function errorsBehaviour({
  runtime,
  call,
}: {
  runtime(): Runtime;
  call: ContractCall;
}): void {
  const model = (options: CallOptions = {}) =>
    call('get-model', { path: { modelId: '757279507095956705' }, ...options });
  const job = (
    change: (body: ReturnType<typeof exampleBody>) => void,
    options: CallOptions = {},
  ) => {
    const body = exampleBody('create-job', `e-${Math.round(runtime().now())}`);
    change(body);
    return call('create-job', { body, ...options });
  };
  const diffusion = (values: object, options?: CallOptions) =>
    job(body => Object.assign(body.stages[1].diffusion, values), options);
  const workflow = (change: (params: ReturnType<typeof exampleBody>) => void) => {
    const body = exampleBody('workflow-job-create', `w-${Math.round(runtime().now())}`);
    change(body.params);
    return call('workflow-job-create', { body });
  };
  const template = (values: object) =>
    call('workflow-template-job-create', {
      body: { ...exampleBody('workflow-template-job-create', `t-${runtime().now()}`), ...values },
    });
  const emptyResource = async () =>
    (await call('create-resource-image', { body: {} })).body.resourceId as string;
  const control = (values: object) =>
    diffusion({
      sdModel: '600423083519508503',
      width: 512,
      height: 512,
      controlnet: {
        args: [{ inputImageResourceId: '881420011223344556', preprocessor: 'canny', ...values }],
      },
    });

  /** To where no operation is. */
  const plain = async (path: string, init: RequestInit = {}): Promise<CallResult> => {
    const response = await runtime().fetch(new Request(new URL(path, runtime().origin), init));
    return { status: response.status, headers: response.headers, body: await response.json() };
  };
  const upload = async (headers: Record<string, string>) => {
    const { body } = await call('create-resource-image', { body: { contentType: 'image/png' } });
    return plain(body.putUrl, {
      method: 'PUT',
      headers: { ...body.headers, ...headers },
      body: 'x',
    });
  };

  const ways: Record<string, Provoke> = {
    ADDRESS_INVALID: () => plain('/media/r/881420011223344556.png?expires=1&sig=0'),
    UPLOAD_REFUSED: () => upload({ authorization: 'Bearer sbx_token_sandbox' }),
    OPERATION_NOT_FOUND: () => plain('/v1/jobs/'),
    METHOD_NOT_ALLOWED: () => plain('/v1/jobs'),
    MALFORMED_JSON: () => call('create-job', { raw: '{"stages": [}' }),
    PARAM_ERROR: () => diffusion({ width: 1000 }),
    UNKNOWN_FIELD: () => diffusion({ widht: 1024 }),
    STAGE_ORDER_INVALID: () => job(body => body.stages.reverse()),
    STAGE_UNSUPPORTED: () => job(body => body.stages.push({ type: 'VIDEO_DIFFUSION' })),
    SCHEDULER_CONFLICT: () => diffusion({ scheduleName: 'beta' }),
    CONTROLNET_PAIR_MISMATCH: () => control({ model: 'control_v11f1p_sd15_depth' }),
    SIGN_ERROR: () => model({ headers: { authorization: 'EASEL-SHA256-RSA app_id=app_sandbox' } }),
    TIMESTAMP_SKEW: () => model({ headers: { authorization: staleHeader } }),
    NONCE_REUSED: () => replay(),
    TOKEN_INVALID: () => model({ token: 'nobody' }),
    INSUFFICIENT_CREDITS: () => job(() => undefined, { appId: 'app_free' }),
    APP_DISABLED: () => model({ appId: 'app_disabled' }),
    IP_NOT_ALLOWED: () => model({ token: 'sbx_token_office_only' }),
    PERMISSION_DENIED: () =>
      call('get-workflow-template', { path: { templateId: unsharedTemplateId } }),
    MODEL_ACCESS_DENIED: () =>
      call('get-model', {
        path: { modelId: '777000111222333444' },
        headers: { 'x-model-access-key': 'mak_revoked00000000' },
      }),
    LONG_TERM_NOT_ALLOWED: () =>
      call('create-resource-image', { body: { term: 2 }, appId: 'app_free' }),
    JOB_NOT_FOUND: () => call('get-job', { path: { jobId: '1' } }),
    MODEL_NOT_FOUND: () => call('get-model', { path: { modelId: '777000111222333444' } }),
    TEMPLATE_NOT_FOUND: () => call('get-workflow-template', { path: { templateId: '1' } }),
    RESOURCE_NOT_FOUND: () => job(body => (body.stages[0].inputInitialize.imageResourceId = '1')),
    REQUEST_IN_PROGRESS: () => job(() => undefined, { scenario: 'request-in-progress' }),
    JOB_ALREADY_FINISHED: () => call('cancel-job', { path: { jobId: '881417947308949275' } }),
    TEMPLATE_VERSION_CHANGED: () => template({ templateVersion: 2 }),
    JOB_EXPIRED: () => call('get-job', { path: { jobId: expiredJobId } }),
    BODY_TOO_LARGE: () => call('create-job', { raw: `"${'x'.repeat(1_048_576)}"` }),
    UNSUPPORTED_CONTENT_TYPE: () =>
      job(() => undefined, { headers: { 'content-type': 'text/plain' } }),
    IDEMPOTENCY_KEY_REUSED: async () => {
      await job(body => Object.assign(body, { requestId: 'twice' }));
      return job(body => Object.assign(body, { requestId: 'twice', maxCredits: 99 }));
    },
    RESOURCE_NOT_UPLOADED: async () => {
      const id = await emptyResource();
      return job(body => (body.stages[0].inputInitialize.imageResourceId = id));
    },
    UNSUPPORTED_MEDIA: () => call('create-resource-image', { body: { contentType: 'image/gif' } }),
    NOTHING_DETECTED: () =>
      call('img-2-prompt', {
        body: { requestId: 'none', imageResourceId: '881420011223344556', threshold: 0.95 },
      }),
    WORKFLOW_INVALID: () => workflow(params => (params['3'].inputs.model = ['77', 0])),
    NODE_UNSUPPORTED: () => workflow(params => (params['12'] = { classType: 'Mine', inputs: {} })),
    FIELD_MISSING: () =>
      template({
        fields: {
          fieldAttrs: exampleBody('workflow-template-job-create').fields.fieldAttrs.slice(1),
        },
      }),
    MODEL_INCOMPATIBLE: () => diffusion({ lora: { items: [{ loraModel: '651235467812340003' }] } }),
    CONTENT_REJECTED: () => diffusion({ prompts: [{ text: 'no sandbox:content-rejected' }] }),
    COST_LIMIT_EXCEEDED: () => job(body => Object.assign(body, { maxCredits: 0.5 })),
    RATELIMIT_EXCEEDED: async () => {
      const call = () => runtime().fetch(get());
      const get = () =>
        new Request(`${runtime().origin}/v1/models/757279507095956705`, {
          headers: { authorization: 'Bearer sbx_token_other' },
        });
      const release = runtime().hold();
      const all = await Promise.all(Array.from({ length: 12 }, call));
      release();
      const refused = all.find(({ status }) => status === 429)!;
      return { status: 429, headers: refused.headers, body: await refused.json() };
    },
    QUEUE_FULL: () => job(() => undefined, { scenario: 'queue-full' }),
    SYSTEM_ERROR: () => model({ scenario: 'system-error' }),
    SERVICE_UNAVAILABLE: () => model({ scenario: 'service-unavailable' }),
  };

  const staleHeader = `EASEL-SHA256-RSA app_id=app_sandbox,nonce_str=${'n'.repeat(20)},timestamp=1500000000,signature=${'A'.repeat(342)}==`;

  async function replay(): Promise<CallResult> {
    let sent: string | null = null;
    const { fetch } = runtime();
    runtime().fetch = request => {
      sent = request.headers.get('authorization');
      return fetch(request);
    };
    await model();
    runtime().fetch = fetch;
    return model({ headers: { authorization: sent! } });
  }

  it('provokes every error code of the contract', async () => {
    const provoked: string[] = [];
    for (const [code, provoke] of Object.entries(ways)) {
      const { body, status } = await provoke();
      expect({ code: body.code, status: body.status }, code).toEqual({ code, status });
      provoked.push(code);
    }
    // The last one is the server's alone: a page has no way to send what is not HTTP.
    const all = (await listErrors()).map(({ code }) => code);
    expect([...provoked, 'MALFORMED_REQUEST'].sort()).toEqual(all.sort());
  });

  it('names the methods of a path, and the ways in', async () => {
    const wrong = await plain('/v1/models/757279507095956705', { method: 'PATCH' });
    expect(wrong.headers.get('allow')).toBe('GET, HEAD');
    const { headers } = await model({ token: null });
    expect(headers.get('www-authenticate')).toMatch(/^EASEL-SHA256-RSA .*, Bearer /);
  });

  it.each([
    ['{"a":1,}', 'Line 1, column 8: "}" cannot stand here.'],
    ['{"a":1', 'Line 1, column 7: the text ends too early.'],
    ['{"a":NaN}', 'Line 1, column 6: "N" cannot stand here.'],
    ['\uFEFF{}', 'It begins with a byte order mark.'],
    ['', 'It is empty.'],
    [utf16('{}'), 'It looks like UTF-16 or UTF-32.'],
    [new Uint8Array([0x22, 0xe9, 0x22]), 'Its bytes are not UTF-8.'],
  ])('says where %j stops being JSON', async (raw, where) => {
    const { body } = await call('calc-credits-job', { raw });
    expect(body).toMatchObject({ code: 'MALFORMED_JSON' });
    expect(body.detail).toBe(`The body is not valid JSON in UTF-8. ${where}`);
  });

  it.each<[string, object, { code?: string; pointer: string; detail: string }]>([
    ['a misspelt field', { negativePrompt: [], negativePrompts: undefined }, { pointer: '/stages/1/diffusion/negativePrompt', detail: 'There is no such field here. Did you mean negativePrompts?' }],
    ['a number too large', { steps: Number.POSITIVE_INFINITY }, { code: 'RANGE', pointer: '/stages/1/diffusion/steps', detail: 'This number is too large.' }],
  ])('is kind about %s', async (_, values, wanted) => {
    const body = exampleBody('create-job', 'kind');
    Object.assign(body.stages[1].diffusion, values);
    const raw = JSON.stringify(body, (_, value) => (value === Number.POSITIVE_INFINITY ? 'HUGE' : value));
    const answer = await call('create-job', { raw: raw.replace('"HUGE"', '1e400') });
    expect(answer.body.errors).toContainEqual(expect.objectContaining(wanted));
  }); // biome-ignore format: a table

  it.each([
    ['4294967296', 1, 'RANGE'],
    ['4294967295', 4, 'RANGE'],
    ['1.5', 1, 'FORMAT'],
    ['4294967292', 4, undefined],
  ])('refuses a seed of %s with count %i as %s', async (seed, count, code) => {
    const { body, status } = await job(body => {
      Object.assign(body.stages[0].inputInitialize, { seed, count });
    });
    expect(status).toBe(code ? 400 : 200);
    expect(body.errors?.[0]?.code).toBe(code);
  });

  it('refuses a field that is given twice', async () => {
    const raw = JSON.stringify(exampleBody('create-job', 'double')).replace(
      '"steps":',
      '"steps":5,"steps":',
    );
    const { body } = await call('create-job', { raw });
    expect(body.errors).toEqual([
      {
        pointer: '/stages/1/diffusion/steps',
        code: 'INVALID',
        detail: 'This field is given twice.',
      },
    ]);
  });

  it('counts fields and not faults', async () => {
    const { body } = await job(body => Object.assign(body, { requestId: '' }));
    expect(body.detail).toBe('One field is not valid.');
  });

  it('remembers a requestId for the whole app', async () => {
    const requestId = 'one-id';
    const first = exampleBody('create-job', requestId);
    expect((await call('create-job', { body: first })).status).toBe(200);
    for (const operation of [
      'workflow-job-create',
      'workflow-template-job-create',
      'img-2-prompt',
    ]) {
      const { body } = await call(operation, { body: exampleBody(operation, requestId) });
      expect(body.code, operation).toBe('IDEMPOTENCY_KEY_REUSED');
    }
  });

  it.each(['https://u:p@hooks.customer.example/', 'https://hooks.customer.example/#part'])(
    'refuses the webhook address %s',
    async notifyUrl => {
      const { body } = await job(body => Object.assign(body, { notifyUrl }));
      expect(body.errors).toMatchObject([{ pointer: '/notifyUrl', code: 'INVALID' }]);
    },
  );

  it('answers 502 as a gateway would, and shows the string it has verified', async () => {
    expect((await model({ scenario: 'bad-gateway' })).status).toBe(502);
    const { body } = await model({ appId: 'app_other' });
    expect(body.stringToSign).toMatch(/^GET\n\/v1\/models\/757279507095956705\n\d{10}\n/);
  });

  it('points at each field', async () => {
    const { body } = await diffusion({ width: 1000, steps: 99, sampler: 'Fastest' });
    expect(body.errors.map(({ pointer, code }: Record<string, string>) => [pointer, code])).toEqual(
      expect.arrayContaining([
        ['/stages/1/diffusion/width', 'MULTIPLE_OF'],
        ['/stages/1/diffusion/steps', 'RANGE'],
        ['/stages/1/diffusion/sampler', 'ENUM'],
      ]),
    );
    const query = await call('get-job', { path: { jobId: '1' }, query: 'waitSeconds=3' });
    expect(query.body).toMatchObject({
      code: 'UNKNOWN_FIELD',
      errors: [{ pointer: '/query/waitSeconds' }],
    });
  });
}

function utf16(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(new Uint16Array(Array.from(text, char => char.charCodeAt(0))).buffer);
}
