import { afterAll, beforeAll, expect, it } from 'vitest';
import { install, startWatched, type Watched } from './installed.ts';
import { filesOf, readWhole } from './read-files.ts';
import { runProgram, type ServedSandbox, serveSandbox } from './served-sandbox.ts';

/**
 * What an assistant does that knows nothing but the descriptions of the tools, in each language: from the question of
 * its user to a program that runs.
 */
const sessions = [
  {
    language: 'en',
    question: 'my first picture with Node.js',
    prompt: 'a lighthouse on a cliff at dusk, oil painting',
    script: /\p{sc=Latin}/u,
  },
  {
    language: 'zh',
    question: '用 Node.js 接入',
    prompt: '秋天的树林里有一只狐狸，水墨画',
    script: /\p{sc=Han}/u,
  },
] as const;

let assistant: Watched;
let sandbox: ServedSandbox;

beforeAll(async () => {
  assistant = await startWatched(install());
  sandbox = await serveSandbox();
});

afterAll(async () => {
  await assistant.stop();
  sandbox.stop();
});

interface Body {
  requestId: string;
  stages: Record<string, Record<string, unknown>>[];
}

/** The example of the contract with the picture that the user wants, small and repeatable. */
function adapt(example: Body, language: string, prompt: string): Body {
  const body = structuredClone(example);
  body.requestId = `session-${language}`;
  body.stages[0]!.inputInitialize!.seed = '7';
  Object.assign(body.stages[1]!.diffusion!, {
    width: 512,
    height: 512,
    prompts: [{ text: prompt }],
  });
  return body;
}

async function findClient(pages: string[], { language, script }: (typeof sessions)[number]) {
  for (const page of pages) {
    const text = await readWhole(assistant, page, language);
    expect(text).toMatch(script);
    const client = filesOf(text).get('easel.mjs');
    if (client) return client;
  }
  throw new Error(`None of ${pages.join(', ')} has the client.`);
}

it.each(sessions)('$language: from a question to a program that runs', async session => {
  const { language, question, prompt, script } = session;
  const call = async (name: string, given: Record<string, unknown> = {}) => {
    const told = await assistant.call(name, given);
    expect(told.isError, `${name}: ${told.text}`).toBe(false);
    return told;
  };

  // It looks for somebody who has done it, and reads what was found until there is a client to copy.
  const found = await call('search', { query: question, language });
  const { results } = found.data<{ results: { page: string }[] }>();
  const client = await findClient([...new Set(results.map(({ page }) => page))], session);

  // It looks up what to send.
  const list = (await call('get_operation', { language })).data<
    { id: string; request: string }[]
  >();
  const creates = list.find(({ request }) => request === 'POST /v1/jobs')!;
  const operation = creates.id;
  const described = (await call('get_operation', { operation, language })).data<{
    example: Body;
    request: string;
  }>();
  const body = adapt(described.example, language, prompt);

  // It misspells a field, is told which, and corrects it.
  const misspelt = structuredClone(body);
  misspelt.stages[1]!.diffusion = { ...misspelt.stages[1]!.diffusion, stepz: 20 };
  const judged = (await call('validate_request', { operation, body: misspelt, language })).data<{
    valid: boolean;
    remedy: string;
    errors: { pointer: string }[];
  }>();
  expect([judged.valid, judged.errors.map(({ pointer }) => pointer)]).toEqual([
    false,
    ['/stages/1/diffusion/stepz'],
  ]);
  expect(judged.remedy).toMatch(script);
  expect((await call('validate_request', { operation, body, language })).data().valid).toBe(true);
  const { credits } = (await call('price_request', { operation, body, language })).data();

  // It wants to know how a request is signed, and what a refusal would look like.
  const [method, path] = described.request.split(' ') as [string, string];
  const text = JSON.stringify(body);
  const signed = (await call('sign_request', { method, path, body: text, language })).data();
  const sent = { method, url: path, authorization: signed.authorization, language };
  const fits = await call('explain_signature', { ...sent, body: text });
  expect(fits.data().verdict).toBe('fits');
  const spaced = await call('explain_signature', { ...sent, body: JSON.stringify(body, null, 2) });
  const { verdict, findings } = spaced.data<{ verdict: string; findings: { remedy: string }[] }>();
  expect([verdict, findings.length]).toEqual(['faulty', 1]);
  expect(findings[0]!.remedy).toMatch(script);

  // It tries, and sees the picture.
  const created = await call('run_request', { method, path, body });
  const { job } = created.data<{ body: { job: { id: string; credits: number } } }>().body;
  expect(job.credits).toBe(credits);
  const polled = await call('run_request', {
    method: 'GET',
    path: `/v1/jobs/${job.id}`,
    advance_seconds: 60,
  });
  const [picture] = polled.pictures;
  expect(picture?.mimeType).toBe('image/png');

  // It provokes what happens on a busy day.
  const refused = await call('run_request', {
    method,
    path,
    body: { ...body, requestId: `busy-${language}` },
    scenario: 'queue-full',
  });
  const answer = refused.data<{ status: number; body: { code: string } }>();
  const explained = await call('explain_error', { error: JSON.stringify(answer.body), language });
  const [error] = explained.data<{
    errors: { code: string; remedy: string; retryable: boolean }[];
  }>().errors;
  expect(error).toMatchObject({ code: answer.body.code, retryable: true });
  expect(error!.remedy).toMatch(script);

  // It writes it down, and that runs against a sandbox which it has never seen.
  const program = `import { Easel } from './easel.mjs';

const easel = new Easel();
const body = ${JSON.stringify(body, null, 2)};
const misspelt = await easel.request('POST', '/v1/jobs', { ...body, colour: 1 }).catch(error => error);
console.log(misspelt.code);
const { job } = await easel.request('POST', '/v1/jobs', body);
console.log(job.credits);
const done = await easel.waitForJob(job.id);
await easel.download(done.successInfo.images[0].url, 'picture.png');
console.log(done.status);
`;
  const ran = await runProgram(sandbox, { 'easel.mjs': client, 'integration.mjs': program });
  expect(ran.output.trim().split('\n')).toEqual(['UNKNOWN_FIELD', String(credits), 'SUCCESS']);
  expect(ran.read('picture.png').equals(picture!.bytes)).toBe(true);
});
