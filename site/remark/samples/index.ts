import { join } from 'node:path';
import { readOnce } from '../../versioning/page-sources.ts';
import { versionOf } from '../../versioning/sources.ts';
import { writeImport } from '../page-imports.ts';
import {
  expressionAttribute,
  findElements,
  importNode,
  type Root,
  type RootContent,
} from '../page-tree.ts';
import { readSamples } from './read-samples.ts';
import { sampleMarkup } from './sample-markup.ts';

export interface SampleStepOptions {
  locale: string;
  /** Changes with the samples, so that Docusaurus does not serve a page from its cache. */
  digest: string;
}

const samplesIn = readOnce('Sample', readSamples);

/** A remark step: `<Sample task="…" region="…" lang="…"/>` and `<Sample client/>` become the files they name. */
export function sampleStep({ locale }: SampleStepOptions) {
  return (root: Root, { path }: { path: string }): void => {
    const elements = findElements(root, ['Sample']);
    if (elements.length === 0) return;
    const version = versionOf(path);
    const samples = samplesIn(locale, version);
    const folder = join('samples', version ?? 'current', locale);
    for (const [index, { parent, node, attributes }] of elements.entries()) {
      const { task, region, lang: language } = attributes;
      const markup = sampleMarkup(samples, { task, region, language }, locale);
      const fileName = [task ?? 'client', region, language].filter(Boolean).join('.');
      const file = writeImport(folder, `${fileName}.markup.html`, markup);
      const name = `sample${index}`;
      (root.children as unknown[]).unshift(importNode(name, file));
      const siblings = parent.children as RootContent[];
      siblings.splice(siblings.indexOf(node), 1, markupElement(name) as unknown as RootContent);
    }
  };
}

/** `<SampleMarkup markup={name}/>`, as a node of the page. */
function markupElement(name: string): object {
  return {
    type: 'mdxJsxFlowElement',
    name: 'SampleMarkup',
    attributes: [expressionAttribute('markup', name)],
    children: [],
  };
}
