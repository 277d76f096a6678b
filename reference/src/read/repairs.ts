/** What may be wrong with a document, or missing in it, and what the pages say instead. */
export const repairKinds = {
  'version-unknown': 'the version of OpenAPI is not one that is known; read as the newest',
  'info-missing': 'no title or version; the page says what there is',
  'not-as-expected':
    'a value of another kind than OpenAPI has here; left out, or read as what it must mean',
  'reference-nowhere': 'a reference leads nowhere; the page says so',
  'reference-loop': 'a reference leads back to itself; the page says so',
  'too-deep': 'nested too deep, or inside itself; left out',
  'id-missing': 'no operationId; made from method and path',
  'id-duplicate': 'an operationId that another operation has, too; numbered',
  'id-not-a-file-name': 'an operationId that cannot name a file; written otherwise',
  'summary-missing': 'no summary; the title is the first sentence, the id or the path',
  'tag-missing': 'an operation without a tag; listed under “default”',
  'tag-undeclared': 'a tag that is not in the list of tags; listed after the others',
  'tag-duplicate': 'a tag that is listed twice; the first one counts',
  'server-unusable': 'a server whose address cannot be read; left out, or completed',
  'parameter-unusable': 'a parameter without a name or a place; left out',
  'content-missing': 'a request body without content',
  'example-without-value': 'an example whose value is elsewhere; left out',
  'example-bare': 'an example without `value` around it; taken as the value',
  'nullable-without-type': '`nullable` without a type; anything may be null there',
} as const;

export type RepairKind = keyof typeof repairKinds;

export interface Repair {
  kind: RepairKind;
  /** Where, as a JSON Pointer (RFC 6901) into the document as it was written. */
  pointer: string;
  /** What was there, or what it became. */
  detail?: string;
}
