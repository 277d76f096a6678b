import { readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Renames an operation wherever the current version names it: files, folders and texts. Versions that were cut stay. */
export function renameOperation(root: string, from: string, to: string): void {
  for (const part of [
    'contract',
    'samples',
    'site/docs',
    'site/blog',
    'site/i18n',
    'site/journeys',
  ]) {
    rename(path.join(root, part), from, to);
  }
}

function rename(folder: string, from: string, to: string): void {
  for (const name of readdirSync(folder)) {
    if (/^(version-.*|generated|node_modules)$/.test(name)) continue;
    const file = path.join(folder, name.replaceAll(from, to));
    if (name.includes(from)) renameSync(path.join(folder, name), file);
    if (statSync(file).isDirectory()) rename(file, from, to);
    else if (/\.(ya?ml|mdx?|json|mjs|py|go|java|php|rb|sh)$/.test(name)) {
      const text = readFileSync(file, 'utf8');
      if (text.includes(from)) writeFileSync(file, text.replaceAll(from, to));
    }
  }
}

/** A field of create-job that was not there before, with its Chinese. */
export function addField(root: string, name: string): void {
  const schema = path.join(root, 'contract/schemas/create-job-request.yaml');
  const field = `  ${name}:\n    type: string\n    description: A name of yours for the job.\n`;
  edit(schema, text => text.replace(/^description:/m, `${field}description:`));
  const overlay = path.join(root, 'site/i18n/zh/contract/openapi.overlay.yaml');
  const action = `  - target: $.components.schemas.CreateJobRequest.properties.${name}\n    update:\n      description: 你给任务起的名字。\n`;
  edit(overlay, text => text.trimEnd().concat('\n', action));
}

export function edit(file: string, change: (text: string) => string): void {
  const text = readFileSync(file, 'utf8');
  const changed = change(text);
  if (changed === text) throw new Error(`Nothing to change in ${file}.`);
  writeFileSync(file, changed);
}
