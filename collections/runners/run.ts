import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Answered, startServer } from '@easel/sandbox/node';
import { parse } from 'yaml';
import { type Ended, type Files, runArazzo, runBruno, runHttpFile, runPostman } from './tools.ts';

/** Sends what the site publishes for other people's tools to the sandbox, with those tools, over HTTP. */

const root = fileURLToPath(new URL('../../', import.meta.url));
const published = join(root, 'site/build/collections');
if (!existsSync(published))
  throw new Error('There is no build of the site: npm run build makes it.');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const key = read('signing/vectors/keys/throwaway-sandbox-1.pkcs8.pem');
const token = 'sbx_token_sandbox';

const contract = JSON.parse(read('site/build/openapi.json')) as {
  paths: Record<string, Record<string, { operationId: string }>>;
};
const operations = Object.values(contract.paths).flatMap(item =>
  Object.values(item).map(({ operationId }) => operationId),
);
const arazzo = parse(readFileSync(join(published, 'easel.arazzo.yaml'), 'utf8')) as {
  workflows: { workflowId: string; steps: { operationId: string }[] }[];
};

/** A job stands still, so that it can be cancelled however long a tool takes; or it ends at once. */
type Time = 'stands still' | 'runs';

interface Target {
  api: string;
  answers: Answered[];
}

let missed = 0;

/** Runs a tool against a sandbox of its own, and says what is wrong with what the sandbox saw. */
async function judge(
  name: string,
  time: Time,
  run: (files: Files, target: Target) => Promise<Ended>,
  faults: (answers: Answered[]) => string[],
): Promise<void> {
  const began = performance.now();
  const work = mkdtempSync(join(tmpdir(), 'collections-'));
  const answers: Answered[] = [];
  const start = Date.now();
  const server = await startServer({
    port: 0,
    unlimited: true,
    seed: 'collections',
    onAnswer: answer => answers.push(answer),
    ...(time === 'runs' ? { speed: 1000 } : { clock: () => start }),
  });
  try {
    const { code, said } = await run({ published, work }, { api: `${server.origin}/v1`, answers });
    const calls = answers.filter(({ operation }) => operation);
    const wrong = [...(code === 0 ? [] : [`it ended with ${code}`]), ...faults(calls)];
    const seconds = Math.round((performance.now() - began) / 1000);
    const met = new Set(calls.map(({ operation }) => operation)).size;
    console.log(
      `${name}: ${calls.length} requests to ${met} operations, ${wrong.length} failed, ${seconds} s`,
    );
    for (const fault of wrong) console.log(`✗ ${name}: ${fault}`);
    if (wrong.length > 0) console.log(said);
    missed += wrong.length;
  } finally {
    await server.close();
    rmSync(work, { recursive: true });
  }
}

/** A collection has every operation, and each succeeds. */
function everyOperation(answers: Answered[]): string[] {
  const refused = answers.filter(({ status }) => status >= 300);
  const met = new Set(answers.map(({ operation }) => operation));
  return [
    ...refused.map(({ status, method, target }) => `${method} ${target} returned ${status}`),
    ...operations.filter(id => !met.has(id)).map(id => `${id} was not called`),
  ];
}

/** Which steps succeed is for the description to say; that all were run, for the sandbox. */
function everyStep(workflows: typeof arazzo.workflows) {
  return (answers: Answered[]): string[] =>
    operations.flatMap(id => {
      const steps = workflows.flatMap(({ steps }) => steps);
      const wanted = steps.filter(({ operationId }) => operationId === id).length;
      const found = answers.filter(({ operation }) => operation === id).length;
      return found < wanted ? [`${id} was called ${found} times, not ${wanted}`] : [];
    });
}

const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };

async function post<Answer>(url: string, body: unknown): Promise<Answer> {
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${url} returned ${response.status}.`);
  return (await response.json()) as Answer;
}

async function upload(api: string): Promise<string> {
  const place = await post<{ resourceId: string; putUrl: string }>(`${api}/resource/image`, {
    contentType: 'image/png',
  });
  const sent = await fetch(place.putUrl, {
    method: 'PUT',
    headers: { 'Content-Type': 'image/png' },
    body: new Uint8Array(readFileSync(join(root, 'samples/files/photo.png'))),
  });
  if (!sent.ok) throw new Error(`The upload returned ${sent.status}.`);
  return place.resourceId;
}

async function createJob(api: string): Promise<string> {
  const stages = [
    { type: 'INPUT_INITIALIZE', inputInitialize: {} },
    {
      type: 'DIFFUSION',
      diffusion: { sdModel: '600423083519508503', prompts: [{ text: 'a hut' }] },
    },
  ];
  const { job } = await post<{ job: { id: string } }>(`${api}/jobs`, { requestId: 'own', stages });
  return job.id;
}

const cancels = 'cancel';
const isCancelled = ({ workflowId }: { workflowId: string }) => workflowId === cancels;
const inputs = { token, run: 'ci' };

const began = performance.now();
await judge(
  'Postman',
  'stands still',
  (files, { api }) => runPostman(files, api, key),
  everyOperation,
);
await judge('Bruno', 'stands still', (files, { api }) => runBruno(files, api, key), everyOperation);
await judge(
  'HTTP file',
  'stands still',
  async (files, { api }) => runHttpFile(files, api, await createJob(api)),
  everyOperation,
);
await judge(
  'Arazzo, cancelling',
  'stands still',
  (files, { api }) => runArazzo(files, api, '--workflow', cancels, inputs),
  everyStep(arazzo.workflows.filter(isCancelled)),
);
await judge(
  `Arazzo, ${arazzo.workflows.length - 1} more workflows`,
  'runs',
  async (files, { api }) =>
    runArazzo(files, api, '--skip', cancels, { ...inputs, imageResourceId: await upload(api) }),
  everyStep(arazzo.workflows.filter(workflow => !isCancelled(workflow))),
);
const seconds = Math.round((performance.now() - began) / 1000);
console.log(
  `\n${arazzo.workflows.length} workflows and 3 collections in ${seconds} s, ${missed} failed`,
);
process.exitCode = missed > 0 ? 1 : 0;
