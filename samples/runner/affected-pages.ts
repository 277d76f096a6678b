import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { samplesFolder, type Verdict } from './samples.ts';

const root = join(samplesFolder, '..');
const folders = ['site/docs', 'site/blog', 'site/i18n'];

interface Page {
  path: string;
  text: string;
}

interface Affected {
  path: string;
  /** What the page shows that has failed. */
  shows: string[];
}

/** A page shows a task, or the clients; the reference page of an operation shows the task of its name. */
export function findAffectedPages(
  verdicts: Verdict[],
  pages: Page[],
  operationIds: string[],
): Affected[] {
  const failedTasks = new Set(verdicts.filter(isFailed).map(({ sample }) => sample.task));
  const failedClients = listFailedClients(verdicts);
  const handWritten = pages.map(({ path, text }) => ({
    path,
    shows: [
      ...[...failedTasks].filter(task => showsTask(text, task)),
      ...(showsClient(text) ? failedClients : []),
    ],
  }));
  const generated = operationIds
    .filter(id => failedTasks.has(id))
    .map(id => ({ path: `/docs/api/apis/${id}`, shows: [id] }));
  return [...handWritten.filter(({ shows }) => shows.length > 0), ...generated];
}

const isFailed = ({ problems }: Verdict) => problems.length > 0;

/** When no program of a language works, what they share does not. */
function listFailedClients(verdicts: Verdict[]): string[] {
  const users = verdicts.filter(({ sample }) => sample.client !== false);
  const clients = new Set(users.map(({ language }) => language.client));
  return [...clients].filter(client =>
    users.filter(({ language }) => language.client === client).every(isFailed),
  );
}

function showsTask(text: string, task: string): boolean {
  return listTags(text).some(tag => new RegExp(`\\btask="${task}"`).test(tag));
}

function showsClient(text: string): boolean {
  return listTags(text).some(tag => /\bclient\b/.test(tag.replace(/"[^"]*"/g, '')));
}

function listTags(text: string): string[] {
  return text.match(/<Sample\b[^>]*>/g) ?? [];
}

export function readPages(): Page[] {
  return folders
    .filter(folder => existsSync(join(root, folder)))
    .flatMap(folder =>
      (readdirSync(join(root, folder), { recursive: true }) as string[]).map(file =>
        join(folder, file),
      ),
    )
    .filter(path => /[.]mdx?$/.test(path))
    .map(path => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

export function readOperationIds(): string[] {
  return readdirSync(join(root, 'contract', 'operations')).map(file =>
    file.replace(/[.]yaml$/, ''),
  );
}
