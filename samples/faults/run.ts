import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { prepareFolder, programEnvironment, runCommand } from '../runner/reader-folder.ts';
import { type Language, languageOf, readLanguages } from '../runner/samples.ts';
import { driver } from './driver.ts';
import { type Fault, faults } from './faults.ts';
import { judgeCallback, judgeFault, type Outcome, readOutcomes } from './judge.ts';
import { drawMatrix, isMeant, readMatrix, rows, writeMatrix } from './matrix.ts';
import { startFaultServer } from './server.ts';
import { listCallbacks } from './webhooks.ts';

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

const callbacks = listCallbacks();
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
  const run = (command: string) =>
    runCommand(command, { cwd: folder, env: programEnvironment({}), timeoutSeconds: patience });
  try {
    if (language.compile) {
      const { exit, stdout, stderr } = await run(language.compile);
      if (exit !== 0) throw new Error(`${language.program} does not compile:\n${stdout}${stderr}`);
    }
    const cases = [
      ...faults.map((fault, index) => [
        `fault-${index}`,
        fault.operation,
        server.api(fault),
        String(seconds(fault)),
      ]),
      ...(isMeant({ name: '', expected: '', isCallback: true }, language) ? callbacks : []).map(
        ({ secret, id, timestamp, signature, body }, index) => [
          ...[`callback-${index}`, 'webhook', '', '0'],
          ...[secret, id, timestamp, signature, body],
        ],
      ),
    ];
    const groups = Array.from({ length: processes[language.id] ?? 1 }, (_, group, all = cases) =>
      all.filter((_, index) => index % (processes[language.id] ?? 1) === group),
    );
    const ended = await Promise.all(
      groups.map((group, index) => {
        const lines = `cases-${index}.txt`;
        writeFileSync(join(folder, lines), group.map(fields => `${fields.join('\t')}\n`).join(''));
        return run(`${language.run} < ${lines}`);
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

function judge(
  language: Language,
  outcomes: Map<string, Outcome>,
  server: Awaited<ReturnType<typeof startFaultServer>>,
  files: string[],
): Map<string, string[]> {
  const all = new Map<string, string[]>();
  for (const [index, fault] of faults.entries()) {
    const facts = {
      outcome: outcomes.get(`fault-${index}`),
      seen: server.seen(fault),
      elsewhere: server.elsewhere(fault),
      files: files.filter(file => file.startsWith(`fault-${index}.`)),
    };
    all.set(fault.name, judgeFault(fault, language.id, facts));
  }
  for (const [index, callback] of callbacks.entries())
    all.set(callback.name, judgeCallback(callback, outcomes.get(`callback-${index}`)));
  return all;
}
