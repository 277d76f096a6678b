import { generateKeyPairSync } from 'node:crypto';
import { parseAuthorization } from '@easel/signing';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Assistant, connect } from '../testing/connect.ts';
import { smallLibrary } from '../testing/small-library.ts';
import { createServer } from './server.ts';

let assistant: Assistant;
const call: Assistant['call'] = (name, given) => assistant.call(name, given);

beforeAll(async () => {
  const [here, there] = InMemoryTransport.createLinkedPair();
  await createServer(await smallLibrary()).connect(there);
  assistant = await connect(here);
});

const stages = [
  { type: 'INPUT_INITIALIZE', inputInitialize: { seed: '7', count: 1 } },
  {
    type: 'DIFFUSION',
    diffusion: {
      sdModel: '757279507095956705',
      prompts: [{ text: 'a lighthouse' }],
      width: 512,
      height: 512,
      steps: 20,
    },
  },
];
const jobBody = (requestId: string) => ({ requestId, stages });

interface JobAnswer {
  status: number;
  body: { job: { id: string; status: string }; code: string };
}

it('says of every tool what it does, and of all that they stay on this machine', async () => {
  const { tools } = await assistant.client.listTools();
  expect(tools.map(({ name }) => name)).toEqual([
    ...['search', 'read_page', 'get_operation', 'validate_request', 'price_request'],
    ...['check_workflow', 'run_request', 'explain_error', 'sign_request', 'explain_signature'],
  ]);
  for (const { description = '', annotations, inputSchema } of tools) {
    expect(description.length).toBeGreaterThan(100);
    expect(annotations?.openWorldHint).toBe(false);
    expect(inputSchema.additionalProperties).toBe(false);
  }
});

it('refuses a name that no tool knows, in a result', async () => {
  const { isError, text } = await call('search', { query: 'limits', languages: 'en' });
  expect(isError).toBe(true);
  expect(text).toContain('languages');
});

describe('search and read_page', () => {
  it.each([
    ['en', 'burst', 'Ten in a burst.'],
    ['zh', '突发', '突发上限十次。'],
  ])('%s: what is found can be read', async (language, query, sentence) => {
    const found = await call('search', { query, language });
    const [first] = found.data<{ results: { page: string; section: string }[] }>().results;
    expect(first).toMatchObject({ page: '/docs/limits', section: 'requests' });
    const read = await call('read_page', { ...pick(first!), language });
    expect(read.text).toContain(sentence);
  });

  it('reads from the heading to the next of its rank', async () => {
    const { text } = await call('read_page', { page: '/docs/limits', section: 'Requests' });
    expect(text).toContain('They refill.');
    expect(text).not.toContain('1536');
  });

  it.each(['/docs/limits/', 'docs/limits.md', 'https://docs.easel.example/zh/docs/limits.md'])(
    'finds the page at %s',
    async page => {
      expect((await call('read_page', { page })).text).toContain('Some are per app.');
    },
  );

  it('reads a long text in pieces that join without a gap', async () => {
    const whole = (await call('read_page', { page: '/docs/limits', length: 20_000 })).text;
    const [, text] = split(whole);
    let joined = '';
    for (let offset: number | undefined = 0; offset !== undefined; ) {
      const piece = await call('read_page', { page: '/docs/limits', length: 200, offset });
      const [about, part] = split(piece.text);
      joined += part;
      offset = about.nextOffset;
    }
    expect(joined).toBe(text);
  });

  it('names the pages and sections that there are', async () => {
    const page = await call('read_page', { page: '/docs/limit' });
    expect([page.isError, page.text]).toEqual([true, expect.stringContaining('/docs/limits')]);
    const section = await call('read_page', { page: '/docs/limits', section: 'colours' });
    expect([section.isError, section.text]).toEqual([true, expect.stringContaining('Sizes')]);
  });

  it('offers the same pages as resources', async () => {
    const { resources } = await assistant.client.listResources();
    expect(resources.map(({ uri }) => uri)).toContain('easel://en/docs/limits');
    const { contents } = await assistant.client.readResource({ uri: 'easel://zh/docs/limits' });
    expect(contents[0]).toMatchObject({ text: expect.stringContaining('按应用计算') });
  });
});

const pick = ({ page, section }: { page: string; section: string }) => ({ page, section });

function split(text: string): [{ nextOffset?: number }, string] {
  const at = text.indexOf('\n\n');
  return [JSON.parse(text.slice(0, at)), text.slice(at + 2)];
}

describe('get_operation', () => {
  it('lists all, and finds one by id or by method and path', async () => {
    const all = (await call('get_operation')).data<{ id: string; request: string }[]>();
    expect(all).toHaveLength(14);
    for (const { id, request } of all) {
      const byId = (await call('get_operation', { operation: id })).data();
      const byPath = (await call('get_operation', { operation: request })).data();
      expect(byPath).toEqual(byId);
    }
  });

  it('speaks the language that is asked for', async () => {
    const { summary } = (
      await call('get_operation', { operation: 'get-job', language: 'zh' })
    ).data();
    expect(summary).toBe('查询任务');
  });

  it.each(['request', 'responses'])(
    '%s: every schema that is named is there or can be had',
    async part => {
      const told = await call('get_operation', { operation: 'create-job', part });
      const { schemas, furtherSchemas = [] } = told.data<{
        schemas: Record<string, unknown>;
        furtherSchemas?: string[];
      }>();
      const named = [...told.text.matchAll(/#\/components\/schemas\/(\w+)/g)].map(
        ([, name]) => name,
      );
      for (const name of named)
        expect([...Object.keys(schemas), ...furtherSchemas]).toContain(name);
      for (const schema of furtherSchemas) {
        expect((await call('get_operation', { schema })).isError).toBe(false);
      }
    },
  );

  it('explains every error of an operation', async () => {
    const part = 'errors';
    const told = await call('get_operation', { operation: 'create-job', part, language: 'zh' });
    const errors = told.data<{ code: string; remedy: string }[]>();
    expect(errors.map(({ code }) => code)).toContain('QUEUE_FULL');
    expect(errors.every(({ remedy }) => /\p{sc=Han}/u.test(remedy))).toBe(true);
  });

  it('names what there is when it knows none', async () => {
    const { isError, text } = await call('get_operation', { operation: 'make-picture' });
    expect([isError, text]).toEqual([true, expect.stringContaining('create-job')]);
  });
});

describe('explain_error', () => {
  it.each([
    ['a code', 'QUEUE_FULL', 'QUEUE_FULL'],
    ['a body', '{"code":"PARAM_ERROR","errors":[]}', 'PARAM_ERROR'],
    ['a failed job', '{"job":{"failedInfo":{"reason":"OUT_OF_MEMORY"}}}', 'OUT_OF_MEMORY'],
  ])('knows %s', async (_, error, code) => {
    const { errors } = (await call('explain_error', { error })).data<{
      errors: { code: string }[];
    }>();
    expect(errors.map(known => known.code)).toEqual([code]);
  });

  it('says how long to wait, and which codes have a status', async () => {
    const { errors, retryAfterSeconds } = (
      await call('explain_error', { error: 'HTTP/1.1 429 Slow down\nRetry-After: 3\n' })
    ).data<{ errors: { status: number }[]; retryAfterSeconds: string }>();
    expect(retryAfterSeconds).toBe('3');
    expect(new Set(errors.map(({ status }) => status))).toEqual(new Set([429]));
  });

  it('says what it takes when there is no error in it', async () => {
    expect((await call('explain_error', { error: 'good morning' })).isError).toBe(true);
  });
});

describe('validate_request and price_request', () => {
  it('agree with the sandbox on what is valid and what it costs', async () => {
    const body = jobBody('price');
    expect((await call('validate_request', { operation: 'create-job', body })).data()).toEqual({
      valid: true,
    });
    const { credits } = (await call('price_request', { body })).data();
    const quoted = await call('run_request', {
      method: 'POST',
      path: '/v1/jobs/credits',
      body: { stages },
    });
    expect(quoted.data<{ body: { credits: number } }>().body.credits).toBe(credits);
  });

  it.each([
    ['a field that does not exist', { requestId: 'a', stages, colour: 1 }],
    ['stages in the wrong order', { requestId: 'a', stages: stages.toReversed() }],
    ['a reserved stage', { requestId: 'a', stages: [{ type: 'VIDEO' }, ...stages] }],
    ['no JSON', '{"requestId":'],
    ['a field twice', '{"requestId":"a","requestId":"a"}'],
  ])('%s: the words of the server', async (_, body) => {
    const told = (await call('validate_request', { operation: 'create-job', body })).data();
    const sent = await call('run_request', { method: 'POST', path: '/v1/jobs', body, reset: true });
    const { code, detail, errors = [] } = sent.data<{ body: Record<string, unknown> }>().body;
    expect(told).toMatchObject({ valid: false, code, detail, errors });
    const priced = await call('price_request', { body });
    expect([priced.isError, priced.text]).toEqual([true, expect.stringContaining(String(code))]);
  });
});

describe('sign_request and explain_signature', () => {
  it('shows a string and a header that belong together', async () => {
    const given = { method: 'post', path: '/v1/jobs', body: '{"a":1}' };
    const { authorization, stringToSign } = (await call('sign_request', given)).data<
      Record<string, string>
    >();
    const header = parseAuthorization(authorization!);
    if (!header.ok) throw new Error(header.reason);
    const { timestamp, nonce } = header.value;
    expect(stringToSign).toBe(`POST\n/v1/jobs\n${timestamp}\n${nonce}\n{"a":1}`);
    const asSent = { method: 'POST', url: given.path, body: given.body, authorization };
    expect((await call('explain_signature', asSent)).data()).toMatchObject({ verdict: 'fits' });
    const changed = await call('explain_signature', {
      ...asSent,
      body: '{"a": 1}',
      language: 'zh',
    });
    const { verdict, findings } = changed.data<{ verdict: string; findings: { code: string }[] }>();
    expect([verdict, findings[0]?.code]).toEqual(['faulty', 'json-whitespace']);
    expect(changed.text).toMatch(/\p{sc=Han}/u);
  });

  it("signs with the caller's key, verifies with its public half, and says the key to nobody", async () => {
    const pair = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const pem = pair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    const publicPem = pair.publicKey.export({ type: 'spki', format: 'pem' }).toString();
    const signed = await call('sign_request', {
      method: 'GET',
      path: '/v1/jobs/1',
      app_id: 'app_mine',
      private_key: pem,
    });
    expect(signed.text).not.toContain(pem.split('\n')[1]);
    const { authorization } = signed.data();
    const asked = { request: `GET /v1/jobs/1 HTTP/1.1\nAuthorization: ${authorization}\n\n` };
    const told = await call('explain_signature', { ...asked, public_key: publicPem });
    expect(told.data()).toMatchObject({ verdict: 'fits' });
    const refused = await call('explain_signature', { ...asked, public_key: pem });
    expect(refused.isError).toBe(true);
  });

  it('says what is wrong with a key or a request', async () => {
    const given = { method: 'GET', path: '/v1/jobs/1' };
    const key = await call('sign_request', { ...given, private_key: 'secret', language: 'zh' });
    expect([key.isError, key.text]).toEqual([true, expect.stringMatching(/\p{sc=Han}/u)]);
    expect((await call('sign_request', { ...given, path: '/v1/jobs/橘' })).isError).toBe(true);
    expect((await call('explain_signature', {})).isError).toBe(true);
  });
});

describe('check_workflow', () => {
  const graph = {
    3: {
      class_type: 'KSampler',
      inputs: {
        ...{ seed: 42, steps: 20, cfg: 7, sampler_name: 'dpmpp_2m', scheduler: 'karras' },
        ...{ denoise: 1, model: ['4', 0], positive: ['6', 0], negative: ['7', 0] },
        latent_image: ['5', 0],
      },
    },
    4: { class_type: 'CheckpointLoaderSimple', inputs: { ckpt_name: '757279507095956705' } },
    5: { class_type: 'EmptyLatentImage', inputs: { width: 1024, height: 1024, batch_size: 1 } },
    6: { class_type: 'CLIPTextEncode', inputs: { text: 'a lighthouse', clip: ['4', 1] } },
    7: { class_type: 'CLIPTextEncode', inputs: { text: 'blurry', clip: ['4', 1] } },
    8: { class_type: 'VAEDecode', inputs: { samples: ['3', 0], vae: ['4', 2] } },
    9: { class_type: 'SaveImage', inputs: { images: ['8', 0], filename_prefix: 'easel' } },
  };

  it('turns a graph of ComfyUI into one that the sandbox takes, at the same price', async () => {
    const checked = await call('check_workflow', { workflow: graph });
    const { valid, credits, params } = checked.data();
    expect(valid).toBe(true);
    const body = { requestId: 'graph', params };
    const operation = 'workflow-job-create';
    expect((await call('price_request', { operation, body })).data().credits).toBe(credits);
    const sent = await call('run_request', { method: 'POST', path: '/v1/jobs/workflow', body });
    expect(sent.data()).toMatchObject({ status: 200, body: { job: { credits } } });
  });

  it('names the node that is wrong, and what no graph is', async () => {
    const broken = { ...graph, 8: { class_type: 'VAEDecode', inputs: { samples: ['33', 0] } } };
    const told = await call('check_workflow', { workflow: broken, language: 'zh' });
    const { valid, errors } = told.data<{ valid: boolean; errors: { nodeId: string }[] }>();
    expect([valid, errors[0]?.nodeId]).toEqual([false, '8']);
    expect((await call('check_workflow', { workflow: '[1, 2]' })).isError).toBe(true);
  });
});

describe('run_request', () => {
  it('runs a job to its picture without waiting', async () => {
    const created = await call('run_request', {
      method: 'POST',
      path: '/v1/jobs',
      body: jobBody('picture'),
      reset: true,
    });
    const { id, status } = created.data<JobAnswer>().body.job;
    expect(status).toBe('CREATED');
    const polled = await call('run_request', {
      method: 'GET',
      path: `/v1/jobs/${id}`,
      advance_seconds: 60,
    });
    expect(polled.data<JobAnswer>().body.job.status).toBe('SUCCESS');
    const [picture, ...others] = polled.pictures;
    expect([picture?.mimeType, others]).toEqual(['image/png', []]);
    expect(picture?.bytes.subarray(1, 4).toString()).toBe('PNG');
  });

  it('makes an error happen when it is asked to', async () => {
    const told = await call('run_request', {
      method: 'POST',
      path: '/v1/jobs',
      body: jobBody('full'),
      scenario: 'queue-full',
    });
    const { status, body } = told.data<JobAnswer>();
    expect([status, body.code]).toEqual([429, 'QUEUE_FULL']);
  });

  it('uploads to an address from an answer', async () => {
    const image = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    );
    const asked = await call('run_request', {
      method: 'POST',
      path: '/v1/resource/image',
      body: { contentType: 'image/png', contentLength: image.length },
    });
    const { body } = asked.data<{ body: { putUrl: string; headers: object } }>();
    const sent = await call('run_request', {
      method: 'PUT',
      path: body.putUrl,
      headers: body.headers,
      body_base64: image.toString('base64'),
    });
    expect(sent.data().status).toBe(200);
  });

  it.each([
    ['another host', { method: 'GET', path: 'https://example.com/v1/jobs/1' }],
    ['a path that cannot be signed', { method: 'GET', path: '/v1/jobs/橘' }],
    ['a body that GET cannot have', { method: 'GET', path: '/v1/jobs/1', body: {} }],
    ['no Base64', { method: 'PUT', path: '/upload/r/1', body_base64: '*' }],
    ['no header', { method: 'GET', path: '/v1/jobs/1', headers: { 'a b': 'c' } }],
  ])('%s: says what to send instead', async (_, given) => {
    expect(await call('run_request', given)).toMatchObject({ isError: true });
  });
});
