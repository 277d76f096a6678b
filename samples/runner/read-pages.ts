import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from './find-affected-pages.ts';
import { samplesFolder } from './read-samples.ts';

const root = join(samplesFolder, '..');
const folders = ['site/docs', 'site/blog', 'site/i18n/zh'];

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
