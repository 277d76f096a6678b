import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import type { ContractDocument } from './contract-types.ts';

export async function generateTypes(document: ContractDocument): Promise<string> {
  // Without `defaultNonNullable: false` a field with a default would be required in requests.
  const ast = await openapiTS(structuredClone(document) as unknown as OpenAPI3, {
    alphabetize: true,
    defaultNonNullable: false,
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
  });
  return `// Written by contract/generate.ts from contract/openapi.yaml. Change the YAML, not this file.\n${astToString(ast)}`;
}
