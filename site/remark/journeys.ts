import { join } from 'node:path';
import { loadJsx } from '@easel/reference/load-jsx';
import { readMessages } from '../i18n/translations.ts';
import { buildJourney } from '../islands/journey/build-time/build-journey.ts';
import { readJourney } from '../islands/journey/build-time/journey-source.ts';
import type { JourneyData } from '../islands/journey/journey-data.ts';
import { type ReferenceOptions, readReference } from '../reference/read-reference.ts';
import { readOnce } from '../versioning/page-sources.ts';
import { versionOf } from '../versioning/sources.ts';
import { writeImport } from './page-imports.ts';
import { expressionAttribute, findElements, importNode, type Root } from './page-tree.ts';

export interface JourneyStepOptions {
  locale: string;
  reference: ReferenceOptions;
  /** Changes with the journeys and the contract, so that Docusaurus does not serve a page from its cache. */
  digest: string;
}

type Renderer = typeof import('../islands/journey/build-time/render-journey.tsx');

let renderer: Renderer | undefined;

/** A remark step: `<Journey name="…"/>` gets the markup and the data of the file that it names. */
export function journeyStep(options: JourneyStepOptions) {
  const { locale } = options;
  const referenceIn = readOnce('Journey', (...edition) =>
    readReference(options.reference, ...edition),
  );
  return async (root: Root, { path }: { path: string }): Promise<void> => {
    const elements = findElements(root, ['Journey']);
    if (elements.length === 0) return;
    const messages = readMessages<JourneyData['messages']>(locale, 'journey');
    const version = versionOf(path);
    const reference = referenceIn(locale, version);
    const folder = join('journeys', version ?? 'current', locale);
    renderer ??= loadJsx<Renderer>(
      '../islands/journey/build-time/render-journey.tsx',
      import.meta.url,
    );
    for (const [index, { node, attributes }] of elements.entries()) {
      const { name = '' } = attributes;
      const source = readJourney(name, locale, version);
      const journey = buildJourney(await reference, source, messages);
      // The sandbox is that of the current contract: what it cannot answer is not offered.
      const canRun = version === undefined;
      const markup = renderer.renderJourney(journey, canRun);
      const files = {
        markup: writeImport(folder, `${name}.markup.html`, markup),
        ...(canRun && {
          data: writeImport(folder, `${name}.data.json`, JSON.stringify(journey)),
        }),
      };
      const element = node as unknown as { attributes: object[] };
      element.attributes = Object.entries(files).map(([attribute, file]) => {
        const variable = `${attribute}OfJourney${index}`;
        (root.children as unknown[]).unshift(importNode(variable, file));
        return expressionAttribute(attribute, variable);
      });
    }
  };
}
