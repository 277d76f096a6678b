import { join } from 'node:path';
import { type ContractDocument, findUntranslated } from '@easel/contract';
import { createElement } from 'react';
import { languages } from '../../i18n/languages.ts';
import { readMessages } from '../../i18n/translations.ts';
import { readSamples, type Samples } from '../../remark/samples/read-samples.ts';
import { type Messages, Sample } from '../../remark/samples/Sample.tsx';
import { takeRegion } from '../../remark/samples/take-region.ts';
import {
  contentFolder,
  listVersions,
  repositoryPath,
  sourceOf,
  type Version,
} from '../../versioning/sources.ts';
import { listFiles, type PageFile } from './list-files.ts';
import { listPages } from './list-pages.ts';
import { listSidebar } from './list-sidebar.ts';
import type { SampleOf } from './markup/view.ts';
import { listSections } from './pages/list-sections.ts';
import type { Page } from './pages/page.ts';
import { type ReferenceOptions, readReference } from './read-reference.ts';
import { generatedFolder, sidebarFile } from './read-sidebar.ts';
import { writeFiles } from './write-files.ts';

export type GenerateOptions = ReferenceOptions & { editUrl: string };

/** All versions in all languages at once, because Docusaurus ignores a translated page whose original is missing. */
export async function generateReference(options: GenerateOptions): Promise<void> {
  for (const version of [undefined, ...listVersions()]) {
    const [original, ...translations] = await Promise.all(
      languages.map(({ code }) => generateLocale(options, code, version)),
    );
    const faults = translations.flatMap(({ document, locale }) =>
      findUntranslated(original!.document, document).map(
        ({ path, text }) => `${locale} ${path.join('.')}: ${text}`,
      ),
    );
    if (faults.length === 0) continue;
    const missing = `Not in contract/openapi.overlay.yaml of the language:\n${faults.join('\n')}`;
    if (process.env.NODE_ENV === 'production') throw new Error(missing);
    // Whoever writes adds one language after the other.
    console.warn(missing);
  }
}

async function generateLocale(
  options: GenerateOptions,
  locale: string,
  version: Version,
): Promise<{ locale: string; document: ContractDocument }> {
  const reference = await readReference(options, locale, version);
  const pages = listPages(reference);
  const samples = readSamples(locale, version);
  const sample = samplesOf(samples, locale);
  const editUrl = `${options.editUrl}/${repositoryPath(sourceOf('contract', version))}`;
  const sidebar = listSidebar(reference, pages, generatedFolder);
  await writeFiles(join(contentFolder(locale, version), generatedFolder), [
    ...pages.flatMap(page => listFiles(page, { route: options.route, editUrl }, sample)),
    ...pages.map((page, index) => aboutFile(page, index || pages.length, samples)),
    { name: sidebarFile, text: JSON.stringify(sidebar) },
  ]);
  return { locale, document: reference.document };
}

function samplesOf(samples: Samples, locale: string): SampleOf {
  const messages = readMessages<Messages>(locale, 'samples');
  return task =>
    samples.tasks.includes(task) && createElement(Sample, { samples, request: { task }, messages });
}

/** What a page says about itself, for search. Operations come in their order, and the overview after them. */
function aboutFile(page: Page, rank: number, samples: Samples): PageFile {
  const about = {
    rank,
    aliases: 'operation' in page.data ? [page.id] : [],
    sections: listSections(page, task => sampleText(samples, task)),
  };
  return { name: `${page.id}.sections.json`, text: JSON.stringify(about) };
}

/** What a reader may remember of a program: its code and what it prints. */
function sampleText(samples: Samples, task: string): string {
  if (!samples.tasks.includes(task)) return '';
  const [first] = samples.programs(task);
  return `${takeRegion(first?.code ?? '')} ${samples.task(task).output}`;
}
