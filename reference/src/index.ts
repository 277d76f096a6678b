export type { Edition, ErrorEntry, Guide, Insert, Messages, Term } from './edition.ts';
export type * from './openapi.ts';
export { isRef, listOperations, listTags, listWebhooks, resolveRef } from './openapi.ts';
export type { EditionsOptions, ReferenceOptions } from './options.ts';
export { firstSentence } from './pages/first-sentence.ts';
export { type ReadDocument, readDocument } from './read/read-document.ts';
export type { Repair, RepairKind } from './read/repairs.ts';
export type { CodeSample } from './samples/languages.ts';
export { asText, describeRange, describeType, listValues } from './schema/describe-schema.ts';
export { type ResolvedSchema, refName, resolveSchema } from './schema/resolve-schema.ts';
export type { EnumValue, Fact, SchemaNotes } from './schema/schema-node.ts';
export {
  generatedFolder,
  readSidebar,
  type SidebarCategory,
  type SidebarDoc,
} from './sidebar.ts';
export { applyOverlay } from './specs/apply-overlay.ts';
export type { AboutSpec, Extension, SpecOptions, SpecsOptions } from './specs/spec-options.ts';
