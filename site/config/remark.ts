import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { languages, sourceLanguage } from '../i18n/languages.ts';
import { readMessages } from '../i18n/translations.ts';
import { type ContractTablesOptions, contractTables } from '../remark/contract-tables/index.ts';
import { type GalleryStepOptions, galleryStep } from '../remark/gallery.ts';
import { type GlossaryOptions, glossary } from '../remark/glossary.ts';
import { type JourneyStepOptions, journeyStep } from '../remark/journeys.ts';
import { type PageImports, pageImports } from '../remark/page-imports.ts';
import { pictures } from '../remark/pictures.ts';
import { type RecipePicturesOptions, recipePictures } from '../remark/recipe-pictures.ts';
import { type SampleStepOptions, sampleStep } from '../remark/samples/index.ts';
import { signingRefusals, signingRefusalsOptions } from '../remark/signing-refusals.ts';
import { versionLinks } from '../remark/version-links.ts';
import { sourcesDigest } from '../versioning/page-sources.ts';
import { sourceOf, translationsOf } from '../versioning/sources.ts';
import { apiReference } from './api-reference.ts';
import { currentLocale, siteMessages } from './site.ts';

/** What happens to a page of the docs before Docusaurus compiles it, in this order. */
export function remarkSteps() {
  const locale = currentLocale();
  const tables: ContractTablesOptions = { locale, digest: sourcesDigest('Contract', locale) };
  const terms: GlossaryOptions = {
    locale,
    source: sourceLanguage.code,
    read: readGlossary,
    // A reader of one language sees the words of the others.
    digest: languages.map(({ code }) => sourcesDigest('Glossary', code)).join(''),
  };
  const samples: SampleStepOptions = {
    locale,
    digest: sourcesDigest('Sample', locale),
  };
  const journeys: JourneyStepOptions = {
    locale,
    reference: apiReference,
    digest: sourcesDigest('Journey', locale),
  };
  const gallery: GalleryStepOptions = { locale, digest: sourcesDigest('Gallery', locale) };
  const recipes: RecipePicturesOptions = { digest: sourcesDigest('RecipePictures', locale) };
  const refusals = signingRefusalsOptions(() => ({
    words: readMessages(locale, 'contract-tables'),
    messages: readMessages(locale, 'signing'),
  }));
  return [
    [contractTables, tables],
    [signingRefusals, refusals],
    [glossary, terms],
    [sampleStep, samples],
    [journeyStep, journeys],
    [galleryStep, gallery],
    [recipePictures, recipes],
    [pageImports, components],
    pictures,
    versionLinks,
  ];
}

const readGlossary: GlossaryOptions['read'] = version => {
  const yaml = (file: string) => parse(readFileSync(file, 'utf8'));
  const [, ...others] = languages;
  return {
    terms: yaml(sourceOf('glossary.yaml', version)),
    translations: Object.fromEntries(
      others.map(({ code }) => [code, yaml(join(translationsOf(code, version), 'glossary.yaml'))]),
    ),
    messages: siteMessages().glossary,
  };
};

/** Components that a page may use without an import of its own. */
const components: PageImports = {
  ...Object.fromEntries(
    [
      'JobLifecycleDiagram',
      'SigningDiagram',
      'StagesDiagram',
      'UploadDiagram',
      'WebhookDiagram',
    ].map(name => [name, `@site/src/components/Diagrams/${name}`]),
  ),
  Gallery: '@site/islands/gallery',
  Journey: '@site/islands/journey',
  SampleMarkup: '@site/src/components/SampleMarkup',
};
