import { resolve } from 'node:path';
import type { Edition } from '../edition.ts';
import type { OpenApiDocument } from '../openapi.ts';
import type { CodeSample } from '../samples/languages.ts';

/** The overlays of each language, as paths from the folder of the site; several are applied in their order. */
export type Overlays = Record<string, string | string[]>;

export interface SpecSource {
  /** The document, YAML or JSON, from the folder of the site. */
  path: string;
  overlays?: Overlays;
}

export interface SpecOptions extends SpecSource {
  /** Names its folder and its address. Only a document that is alone may do without. */
  id?: string;
  /** Where its overview is served, without language and version: inside the docs, at `id` or `api` unless said otherwise. */
  route?: string;
  /** By the names of the versions of the docs; those that are not here have no reference that is written anew. */
  versions?: Record<string, SpecSource>;
  /** The docs plugin that serves it, by its id. */
  docs?: string;
  /** The name of the sidebar that has it, for pages that no sidebar lists. */
  sidebar?: string;
  /** Where the document can be downloaded, as paths of the site. */
  downloads?: string[];
  /** Whether each operation has a console, which sends requests from the page. */
  console?: boolean;
  /** Languages of the generated requests, or none; all of them unless said otherwise. */
  codeSamples?: CodeSample[] | false;
  /** What the site knows beyond the document: members of an edition. */
  extend?: (about: AboutSpec) => Extension | Promise<Extension>;
}

export interface AboutSpec {
  id: string | undefined;
  language: string;
  /** Undefined for the one that is being written. */
  version: string | undefined;
  document: OpenApiDocument;
  to: Edition['to'];
}

export type Extension = Partial<
  Omit<Edition, 'contentFolder' | 'document' | 'folder' | 'language' | 'messages' | 'to'>
>;

/** One or several documents, in the languages and versions that the site has. */
export interface SpecsOptions {
  /** Which of several instances of the plugin this is. */
  id?: string;
  specs: SpecOptions[];
  /** The module of the component that shows a page, in place of the one that comes along. */
  component?: string;
  /** What pages say beside the document, by language, as paths of JSON files; what a file leaves out is as it comes. */
  messages?: Record<string, string>;
}

/** The files that a development server looks at. */
export function filesOf({ specs, messages = {} }: SpecsOptions, siteDir: string): string[] {
  const sources = specs.flatMap(spec => [spec, ...Object.values(spec.versions ?? {})]);
  const overlays = sources.flatMap(({ overlays = {} }) => Object.values(overlays).flat());
  const files = [...sources.map(({ path }) => path), ...overlays, ...Object.values(messages)];
  return [...new Set(files)].map(file => resolve(siteDir, file));
}
