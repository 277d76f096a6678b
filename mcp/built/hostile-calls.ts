/** Reproducible, so that a call that breaks something can be made again. */
export class Chance {
  #state: number;

  constructor(seed: number) {
    this.#state = seed;
  }

  /** From 0 to below 1. */
  next(): number {
    this.#state = (this.#state * 48_271) % 2_147_483_647;
    return this.#state / 2_147_483_647;
  }

  below(limit: number): number {
    return Math.floor(this.next() * limit);
  }

  one<Item>(items: readonly Item[]): Item {
    return items[this.below(items.length)]!;
  }
}

const pem = (text: string) => `-----BEGIN PRIVATE KEY-----\n${text}\n-----END PRIVATE KEY-----`;

/** What nobody means: paths out of the folder, addresses within the network, code, and forms that break parsers. */
const texts: readonly string[] = [
  ...['', ' ', '0', '-1', 'null', 'undefined', 'NaN', '__proto__', 'constructor', 'toString'],
  ...[
    '../../etc/passwd',
    '/etc/passwd',
    'file:///etc/passwd',
    '\\\\host\\share',
    '/proc/self/environ',
  ],
  ...['http://169.254.169.254/latest/meta-data', 'https://example.com/v1/jobs', '//example.com/v1'],
  ...[
    '/v1/../../x',
    '/v1/jobs/%2e%2e/%2e%2e',
    '/v1/jobs/%',
    '/v1//jobs',
    '/media/r/../../x',
    '/v1',
  ],
  ...['$(touch /tmp/x)', '`id`', '; rm -rf /', '<script>alert(1)</script>', '#{exit}'],
  ...[
    '\u0000',
    '\ud800',
    '\u202e\u200b\ufeff',
    '橘猫'.repeat(50),
    '😀'.repeat(500),
    'e\u0301'.repeat(99),
  ],
  ...['a'.repeat(5000), 'A_B'.repeat(3000), '"'.repeat(2000), '\\'.repeat(3001), '\n'.repeat(3000)],
  ...['['.repeat(5000), '{"a":'.repeat(3000), `${'['.repeat(900)}${']'.repeat(900)}`, '{"code":'],
  ...[
    '{"__proto__":{"a":1}}',
    '{"code":{"code":["code"]}}',
    '1e999',
    '[1,2',
    '{"a":1,"a":2}',
    '\ufeff{}',
  ],
  ...['HTTP/1.1 999 \r\n\r\n', 'HTTP/1.1 429\nRetry-After: soon', 'PARAM_ERROR QUEUE_FULL', '429'],
  ...[
    "curl 'x",
    'curl -X',
    `curl ${"-H 'a: b' ".repeat(200)}`,
    'fetch(',
    'requests.post(',
    'iwr @{',
  ],
  ...[
    'EASEL-SHA256-RSA app_id=,=,',
    'EASEL-SHA256-RSA app_id=app_sandbox,nonce_str=a,timestamp=1,signature=a',
  ],
  ...[`Authorization: Bearer ${'x'.repeat(600)}`, 'POST /v1/jobs HTTP/1.1\nAuthorization: x\n\n{}'],
  ...[
    pem(''),
    pem('MIIB'),
    pem('A'.repeat(4000)),
    '-----BEGIN PUBLIC KEY-----\nAAAA\n-----END PUBLIC KEY-----',
  ],
  ...[
    'create-job',
    'get-job',
    'workflow-job-create',
    'Diffusion',
    'queue-full',
    'hang',
    'reset',
    'delay=60000',
  ],
  ...[
    'queue-full;times=2',
    'webhook-twice',
    'html-502',
    'en',
    'zh',
    'GET',
    'POST',
    'PUT',
    'AAAA',
    'iVBORw0KGgo=',
  ],
  ...[
    '/docs/intro',
    '/docs/basic/txt2img#size',
    '/zh/docs/intro.md',
    '限流',
    'how do I 怎么 hrScale 4x',
  ],
];

const values: readonly unknown[] = [
  ...[null, true, false, 0, -1, 1, 0.5, 1e308, -0, 2 ** 53, 4_294_967_296, [], {}, [[]], [null]],
  ...[{ toString: 1 }, { length: -1 }, { $ref: '#/components/schemas/Job' }, Array(300).fill('a')],
];

const image = '881420011223344556';
const stages = [
  { type: 'INPUT_INITIALIZE', inputInitialize: { seed: '7', count: 1 } },
  {
    type: 'DIFFUSION',
    diffusion: {
      ...{ sdModel: '757279507095956705', width: 512, height: 512, steps: 20 },
      prompts: [{ text: 'a fox' }],
    },
  },
];
const graph = {
  3: {
    class_type: 'KSampler',
    inputs: {
      ...{ seed: 42, steps: 20, cfg: 7, sampler_name: 'dpmpp_2m', scheduler: 'karras', denoise: 1 },
      ...{ model: ['4', 0], positive: ['6', 0], negative: ['6', 0], latent_image: ['5', 0] },
    },
  },
  4: { class_type: 'CheckpointLoaderSimple', inputs: { ckpt_name: '757279507095956705' } },
  5: { class_type: 'EmptyLatentImage', inputs: { width: 512, height: 512, batch_size: 1 } },
  6: { class_type: 'CLIPTextEncode', inputs: { text: 'a lighthouse', clip: ['4', 1] } },
  8: { class_type: 'VAEDecode', inputs: { samples: ['3', 0], vae: ['4', 2] } },
  9: { class_type: 'SaveImage', inputs: { images: ['8', 0], filename_prefix: 'easel' } },
};
const header = `EASEL-SHA256-RSA app_id=app_sandbox,key_id=key_1,nonce_str=${'0'.repeat(32)},timestamp=1795000000,signature=${'A'.repeat(342)}==`;
const job = { requestId: 'a', stages };
const post = (path: string, body: unknown) => ({ method: 'POST', path, body });

export interface Call {
  name: string;
  given: Record<string, unknown>;
}

/** Calls that are right, for one place of them to be spoilt. */
const right: readonly (Call & { often: number })[] = [
  { name: 'search', given: { query: 'rate limits', limit: 8, language: 'zh' }, often: 3 },
  {
    name: 'read_page',
    given: { page: '/docs/basic/img2img', section: 'upscale', offset: 0, language: 'en' },
    often: 3,
  },
  { name: 'get_operation', given: { operation: 'create-job', part: 'request' }, often: 2 },
  { name: 'get_operation', given: { schema: 'Diffusion', language: 'zh' }, often: 1 },
  { name: 'validate_request', given: { operation: 'create-job', body: job }, often: 3 },
  { name: 'validate_request', given: { operation: 'img-2-prompt', body: { image } }, often: 1 },
  { name: 'price_request', given: { operation: 'create-job', body: job }, often: 3 },
  {
    name: 'price_request',
    given: { operation: 'workflow-job-create', body: { requestId: 'w', params: graph } },
    often: 1,
  },
  { name: 'check_workflow', given: { workflow: graph, language: 'zh' }, often: 3 },
  { name: 'explain_error', given: { error: '{"code":"PARAM_ERROR","errors":[]}' }, often: 2 },
  {
    name: 'sign_request',
    given: { method: 'POST', path: '/v1/jobs', body: '{}', timestamp: 1, private_key: pem('A') },
    often: 2,
  },
  { name: 'sign_request', given: { method: 'GET', path: '/v1/jobs/1', app_id: 'a' }, often: 1 },
  {
    name: 'explain_signature',
    given: {
      request: `curl https://a/v1/jobs -H 'Authorization: ${header}' -d '{}'`,
      answer: '{}',
    },
    often: 2,
  },
  {
    name: 'explain_signature',
    given: { method: 'POST', url: '/v1/jobs', authorization: header, body: '{"a": 1}' },
    often: 2,
  },
  { name: 'run_request', given: post('/v1/jobs', job), often: 2 },
  { name: 'run_request', given: post('/v1/jobs/credits', { stages }), often: 1 },
  {
    name: 'run_request',
    given: post('/v1/jobs/workflow', { requestId: 'w', params: graph }),
    often: 1,
  },
  {
    name: 'run_request',
    given: post('/v1/resource/image', { contentType: 'image/png' }),
    often: 1,
  },
  {
    name: 'run_request',
    given: {
      ...{ method: 'GET', path: '/v1/jobs/881500000000000014', advance_seconds: 10, pictures: 1 },
      ...{ scenario: 'not-ready', headers: { 'x-a': 'b' } },
    },
    often: 1,
  },
  {
    name: 'run_request',
    given: { method: 'PUT', path: '/upload/r/1?expires=1&sig=a', body_base64: 'AAAA', reset: true },
    often: 1,
  },
];

const drawn = right.flatMap(call => Array<Call>(call.often).fill(call));

/** A right call with one to three places spoilt, or one that has nothing right but the name of its tool. */
export function drawCall(chance: Chance): Call {
  const { name, given } = chance.one(drawn);
  if (chance.below(10) === 0) return { name, given: { [chance.one(texts)]: drawValue(chance) } };
  let spoilt: unknown = structuredClone(given);
  for (let times = chance.below(4); times > 0; times--) spoilt = spoil(spoilt, chance);
  return { name, given: isObject(spoilt) ? spoilt : { input: spoilt } };
}

function drawValue(chance: Chance): unknown {
  return chance.below(3) === 0 ? chance.one(values) : chance.one(texts);
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function spoil(value: unknown, chance: Chance): unknown {
  if (typeof value === 'string' && chance.below(3) === 0) return cut(value, chance);
  if (typeof value !== 'object' || value === null) return drawValue(chance);
  const keys = Object.keys(value);
  const key = chance.one([...keys, 'more']);
  const copy = structuredClone(value) as Record<string, unknown>;
  const deed = chance.below(8);
  if (deed === 0) delete copy[key];
  else if (deed === 1 || key === 'more') copy[chance.one(texts)] = drawValue(chance);
  else copy[key] = spoil(copy[key], chance);
  return copy;
}

/** A text with a piece of another in it, or without one of its own. */
function cut(text: string, chance: Chance): string {
  const at = chance.below(text.length + 1);
  return text.slice(0, at) + chance.one([chance.one(texts), '']) + text.slice(at + chance.below(9));
}
