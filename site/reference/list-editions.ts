import { type ContractDocument, findUntranslated, listOperations } from '@easel/contract';
import type { Edition, Insert, Messages } from '@easel/reference';
import { createElement } from 'react';
import { languages } from '../i18n/languages.ts';
import { readMessages } from '../i18n/translations.ts';
import { ConsolePlace, TryLink } from '../islands/console/build-time/ConsolePlace.tsx';
import { formData } from '../islands/console/build-time/form-data.ts';
import { readSamples } from '../remark/samples/read-samples.ts';
import { Sample, type Messages as SampleMessages } from '../remark/samples/Sample.tsx';
import { sampleBlocks } from '../remark/samples/sample-blocks.ts';
import { takeRegion } from '../remark/samples/take-region.ts';
import {
  contentFolder,
  listVersions,
  repositoryPath,
  sourceOf,
  type Version,
} from '../versioning/sources.ts';
import { describeOperations } from './describe-operations.ts';
import { type Reference, type ReferenceOptions, readReference } from './read-reference.ts';

export type EditionOptions = ReferenceOptions & { editUrl: string };

/** Every language of every version, as the reference package takes them. */
export async function listEditions(options: EditionOptions): Promise<Edition[]> {
  const versions = [undefined, ...listVersions()].map(async version => {
    const references = await Promise.all(
      languages.map(({ code }) => readReference(options, code, version)),
    );
    refuseUntranslated(references.map(({ document }) => document));
    return references.map((reference, index) =>
      toEdition(reference, options, languages[index]?.code ?? '', version),
    );
  });
  return (await Promise.all(versions)).flat();
}

function refuseUntranslated([original, ...translations]: ContractDocument[]): void {
  const faults = translations.flatMap((document, index) =>
    findUntranslated(original!, document).map(
      ({ path, text }) => `${languages[index + 1]?.code} ${path.join('.')}: ${text}`,
    ),
  );
  if (faults.length === 0) return;
  const missing = `Not in contract/openapi.overlay.yaml of the language:\n${faults.join('\n')}`;
  if (process.env.NODE_ENV === 'production') throw new Error(missing);
  // Whoever writes adds one language after the other.
  console.warn(missing);
}

function toEdition(
  reference: Reference,
  options: EditionOptions,
  locale: string,
  version: Version,
): Edition {
  const { document, to } = reference;
  const source = `${options.editUrl}/${repositoryPath(sourceOf('contract', version))}`;
  return {
    contentFolder: contentFolder(locale, version),
    document,
    language: locale,
    messages: readMessages<Messages>(locale, 'reference'),
    to,
    downloads: options.downloads,
    editUrl: id => `${source}/${id ? `operations/${id}` : 'openapi'}.yaml`,
    ...describeOperations(reference, options),
    besideRequest: samplesOf(locale, version),
    // The sandbox is that of the current contract.
    ...(version === undefined ? consoleOf(reference) : {}),
  };
}

/** A sample is named for the operation it shows. */
function samplesOf(locale: string, version: Version): (id: string) => Insert | undefined {
  const samples = readSamples(locale, version);
  const messages = readMessages<SampleMessages>(locale, 'samples');
  return task => {
    if (!samples.tasks.includes(task)) return undefined;
    const [first] = samples.programs(task);
    return {
      markup: createElement(Sample, { samples, request: { task }, messages }),
      // What a reader may remember of a program: its code and what it prints.
      text: `${takeRegion(first?.code ?? '')} ${samples.task(task).output}`,
      blocks: sampleBlocks(samples, task, messages),
    };
  };
}

function consoleOf(reference: Reference): Pick<Edition, 'action' | 'belowEndpoint' | 'form'> {
  const { document, messages } = reference;
  const entries = new Map(listOperations(document).map(entry => [entry.id, entry]));
  return {
    action: () => ({ markup: createElement(TryLink, { messages }), links: ['#try'] }),
    belowEndpoint: () => ({
      markup: createElement(ConsolePlace, { messages }),
      anchors: ['try'],
    }),
    form: id => {
      const entry = entries.get(id);
      return entry && formData(reference, entry);
    },
  };
}
