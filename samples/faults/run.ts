import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { prepareFolder, programEnvironment, runCommand } from '../runner/reader-folder.ts';
import { type Language, languageOf, readLanguages } from '../runner/samples.ts';
import { driver } from './driver.ts';
import { type Fault, faults, type Passage } from './faults.ts';
import { judgeFault, judgeWebhook, type Outcome, readOutcomes } from './judge.ts';
import { drawMatrix, isMeant, readMatrix, rows, writeMatrix } from './matrix.ts';
import { type FaultServer, startFaultServer } from './server.ts';
import { prepareForProxies, tellOfProxy } from './tell-of-proxy.ts';
import { listWebhooks } from './webhooks.ts';

const { values } = parseArgs({
  options: {
    language: { type: 'string', multiple: true, default: [] },
    write: { type: 'boolean', default: false },
  },
});
/** Two languages cannot do several things at once, so several of them do one each. */
const processes: Record<string, number> = { curl: 6, php: 6 };
/** The whole of a program; a client that waits three times as long as it may ends long before. */
const patience = 240;
/** What one attempt may take: short where only that ends it. */
const seconds = ({ slow }: Fault) => (slow ? 2 : 60);

const webhooks = listWebhooks();
const verdicts = new Map<string, Map<string, string[]>>();
const languages = readLanguages();
const chosen = languages.filter(
  ({ id }) => values.language.length === 0 || values.language.includes(id),
);
for (const language of chosen) verdicts.set(language.id, await drive(language));

console.log(drawMatrix(chosen, (row, { id }) => !verdicts.get(id)?.get(row.name)?.length));
let failed = 0;
for (const language of chosen) {
  for (const row of rows.filter(row => isMeant(row, language))) {
    const problems = verdicts.get(language.id)?.get(row.name) ?? [];
    if (problems.length > 0) failed += 1;
    for (const problem of problems) console.log(`✗ ${language.id}, ${row.name}: ${problem}`);
  }
}
const count = chosen.flatMap(language => rows.filter(row => isMeant(row, language))).length;
const matrix = drawMatrix(languages, (row, { id }) => !verdicts.get(id)?.get(row.name)?.length);
if (values.write && chosen.length === languages.length) writeMatrix(matrix);
else if (chosen.length === languages.length && matrix !== readMatrix()) {
  console.log('samples/README.md shows another matrix: npm run clients -- --write');
  failed += 1;
}
console.log(`\n${count - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

async function drive(general: Language): Promise<Map<string, string[]>> {
  const language = languageOf(driver, general);
  const server = await startFaultServer();
  const folder = prepareFolder({ sample: driver, language });
  const run = (command: string, env: Record<string, string> = {}) =>
    runCommand(command, { cwd: folder, env: programEnvironment(env), timeoutSeconds: patience });
  const must = async (command: string) => {
    const { exit, stdout, stderr } = await run(command);
    if (exit !== 0) throw new Error(`${language.program}: ${command}:\n${stdout}${stderr}`);
  };
  try {
    if (language.compile) await must(language.compile);
    const prepare = prepareForProxies(language, server);
    if (prepare) await must(prepare);
    const batches = listBatches(language, server);
    const ended = await Promise.all(
      batches.map(({ cases, settings }, index) => {
        const lines = `cases-${index}.txt`;
        writeFileSync(join(folder, lines), cases.map(fields => `${fields.join('\t')}\n`).join(''));
        const { command, env } = settings
          ? tellOfProxy(language, server, settings)
          : { command: language.run, env: {} };
        return run(`${command} < ${lines}`, env);
      }),
    );
    for (const { stderr, exit } of ended)
      if (stderr || exit !== 0) console.log(`${language.label} ended with ${exit}: ${stderr}`);
    const outcomes = readOutcomes(ended.map(({ stdout }) => stdout).join(''));
    return judge(language, outcomes, server, readdirSync(folder));
  } finally {
    server.close();
    rmSync(folder, { recursive: true });
  }
}

interface Batch {
  cases: string[][];
  settings?: Passage['settings'];
}

/** A process has one environment, so that what is told of a proxy differs by process. */
function listBatches(language: Language, server: FaultServer): Batch[] {
  const width = processes[language.id] ?? 1;
  const isForAll = isMeant({ isWebhook: true }, language);
  const meant = faults.map((fault, index) => ({
    settings: fault.passage?.settings,
    fields: [`fault-${index}`, fault.operation, server.api(fault), String(seconds(fault))],
    isMeant: isMeant({ isWebhook: false, without: fault.without ?? [] }, language),
  }));
  const calls = (isForAll ? webhooks : []).map(
    ({ secret, id, timestamp, signature, body }, index) => ({
      settings: undefined,
      fields: [`webhook-${index}`, 'webhook', '', '0', secret, id, timestamp, signature, body],
      isMeant: true,
    }),
  );
  const all = [...meant, ...calls].filter(({ isMeant }) => isMeant);
  return [...new Set(all.map(({ settings }) => settings))].flatMap(settings => {
    const cases = all.filter(one => one.settings === settings).map(({ fields }) => fields);
    return Array.from({ length: Math.min(width, cases.length) }, (_, turn) => ({
      ...(settings && { settings }),
      cases: cases.filter((_, index) => index % width === turn),
    }));
  });
}

function judge(
  language: Language,
  outcomes: Map<string, Outcome>,
  server: FaultServer,
  files: string[],
): Map<string, string[]> {
  const all = new Map<string, string[]>();
  for (const [index, fault] of faults.entries()) {
    const facts = {
      outcome: outcomes.get(`fault-${index}`),
      seen: server.seen(fault),
      elsewhere: server.elsewhere(fault),
      relayed: server.relayed(fault),
      files: files.filter(file => file.startsWith(`fault-${index}.`)),
    };
    all.set(fault.name, judgeFault(fault, language.id, facts));
  }
  for (const [index, webhook] of webhooks.entries())
    all.set(webhook.name, judgeWebhook(webhook, outcomes.get(`webhook-${index}`)));
  return all;
}
