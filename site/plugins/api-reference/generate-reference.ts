import { join } from 'node:path';
import type { Locale } from '@easel/contract';
import { createElement } from 'react';
import { readMessages } from '../../locales/read-messages.ts';
import { readSamples, type Samples } from '../samples/read-samples.ts';
import { type Messages, Sample } from '../samples/Sample.tsx';
import { takeRegion } from '../samples/take-region.ts';
import { contentFolder } from './content-folder.ts';
import { listFiles, type PageFile } from './list-files.ts';
import { listPages } from './list-pages.ts';
import { listSidebar } from './list-sidebar.ts';
import type { SampleOf } from './markup/view.ts';
import { listSections } from './pages/list-sections.ts';
import type { Page } from './pages/page.ts';
import { type ReferenceOptions, readReference } from './read-reference.ts';
import { generatedFolder, sidebarFile } from './read-sidebar.ts';
import { writeFiles } from './write-files.ts';

export type GenerateOptions = ReferenceOptions & { editUrl: string; samplesDir: string };

/** Both languages at once, because the engine ignores a translated page whose original is missing. */
export async function generateReference(options: GenerateOptions): Promise<void> {
  await Promise.all((['en', 'zh'] as Locale[]).map(locale => generateLocale(options, locale)));
}

async function generateLocale(options: GenerateOptions, locale: Locale): Promise<void> {
  const reference = await readReference(options, locale);
  const pages = listPages(reference);
  const samples = readSamples(options.samplesDir);
  const sample = samplesOf(samples, locale);
  const sidebar = listSidebar(reference, pages, generatedFolder);
  await writeFiles(join(contentFolder(options.siteDir, locale), generatedFolder), [
    ...pages.flatMap(page => listFiles(page, options, sample)),
    ...pages.map((page, index) => aboutFile(page, index || pages.length, samples)),
    { name: sidebarFile, text: JSON.stringify(sidebar) },
  ]);
}

function samplesOf(samples: Samples, locale: Locale): SampleOf {
  const messages = readMessages<Messages>(locale, 'samples');
  return task =>
    samples.tasks.includes(task) &&
    createElement(Sample, { samples, request: { task }, locale, messages });
}

/** What a page says about itself, for search. Operations come in their order, and the overview after them. */
function aboutFile(page: Page, rank: number, samples: Samples): PageFile {
  const about = {
    rank,
    aliases: page.form ? [page.id] : [],
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
