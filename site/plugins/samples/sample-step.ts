import { join } from 'node:path';
import { type Version, versionOf } from '../../versioning/sources.ts';
import { findElements } from '../contract-tables/find-elements.ts';
import type { Root, RootContent } from '../contract-tables/mdast.ts';
import { importNode } from '../page-imports/import-node.ts';
import { markupElement } from './markup-element.ts';
import { markupFile } from './markup-file.ts';
import { readSamples, type Samples } from './read-samples.ts';

export interface SampleStepOptions {
  locale: string;
  /** Where the markup goes; the bundler turns it into text on the server and an address in the browser. */
  markupDir: string;
  /** Changes with the samples, so that Docusaurus does not serve a page from its cache. */
  digest: string;
}

const read = new Map<Version, Samples>();

/** A remark step: `<Sample task="…" region="…" lang="…"/>` and `<Sample client/>` become the files they name. */
export function sampleStep({ locale, markupDir }: SampleStepOptions) {
  return (root: Root, { path }: { path: string }): void => {
    const elements = findElements(root, ['Sample']);
    if (elements.length === 0) return;
    const version = versionOf(path);
    const samples = read.get(version) ?? readSamples(locale, version);
    read.set(version, samples);
    const folder = join(markupDir, version ?? 'current');
    for (const [index, { parent, node, attributes }] of elements.entries()) {
      const { task, region, lang: language } = attributes;
      const file = markupFile(folder, samples, { task, region, language }, locale);
      const name = `sample${index}`;
      (root.children as unknown[]).unshift(importNode(name, file));
      const siblings = parent.children as RootContent[];
      siblings.splice(siblings.indexOf(node), 1, markupElement(name) as unknown as RootContent);
    }
  };
}
