import { listOperations, type OpenApiDocument } from '@easel/reference';

/**
 * The origins of all servers in a document, with the values that their variables have by default. A page that came over https reaches
 * no others than https.
 */
export function originsOf(document: OpenApiDocument): string[] {
  const places = [document, ...listOperations(document).map(({ operation }) => operation)];
  const origins = places
    .flatMap(({ servers = [] }) => servers)
    .map(({ url, variables = {} }) => {
      const address = url.replace(/\{([^}]*)\}/g, (_all, name) => variables[name]?.default ?? '');
      return URL.canParse(address) ? new URL(address).origin : '';
    });
  return [...new Set(origins.filter(origin => origin.startsWith('https:')))].sort();
}
