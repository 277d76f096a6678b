import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface ShippedPackage {
  name: string;
  version: string;
  /** As SPDX names it; empty where the package says nothing. */
  license: string;
  text: string;
}

/** The packages that these files are part of, by name. */
export function listPackages(files: Iterable<string>): ShippedPackage[] {
  const folders = new Set([...files].flatMap(file => packageFolder(file) ?? []));
  const packages = [...folders].map(readPackage);
  const order = (a: ShippedPackage, b: ShippedPackage) =>
    `${a.name}@${a.version}` < `${b.name}@${b.version}` ? -1 : 1;
  return packages.sort(order);
}

/** `…/node_modules/name` or `…/node_modules/@scope/name`, of the innermost one. */
function packageFolder(file: string): string | undefined {
  // Of a package, only what becomes part of a script or style sheet.
  if (!/\.(m?js|cjs|css|svg)$/.test(file)) return undefined;
  return /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(file)?.[0];
}

function readPackage(folder: string): ShippedPackage {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find(entry => /^licen[cs]e/i.test(entry));
  const text = file ? readFileSync(join(folder, file), 'utf8') : '';
  return { name, version, license: typeof license === 'string' ? license : '', text };
}
