import { join } from 'node:path';
import type { Locale } from '@easel/contract';
import { createElement } from 'react';
import { readMessages } from '../../locales/read-messages.ts';
import { readSamples } from '../samples/read-samples.ts';
import { type Messages, Sample } from '../samples/Sample.tsx';
import { contentFolder } from './content-folder.ts';
import { listFiles } from './list-files.ts';
import { listPages } from './list-pages.ts';
import { listSidebar } from './list-sidebar.ts';
import type { SampleOf } from './markup/view.ts';
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
  const sample = samplesOf(options.samplesDir, locale);
  const sidebar = listSidebar(reference, pages, generatedFolder);
  await writeFiles(join(contentFolder(options.siteDir, locale), generatedFolder), [
    ...pages.flatMap(page => listFiles(page, options, sample)),
    { name: sidebarFile, text: JSON.stringify(sidebar) },
  ]);
}

function samplesOf(folder: string, locale: Locale): SampleOf {
  const samples = readSamples(folder);
  const messages = readMessages<Messages>(locale, 'samples');
  return task =>
    samples.tasks.includes(task) &&
    createElement(Sample, { samples, request: { task }, locale, messages });
}
