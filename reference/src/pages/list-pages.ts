import { listOperations } from '../openapi.ts';
import { operationPage } from './operation-page.ts';
import { overviewPage } from './overview-page.ts';
import type { Page, Reference } from './page-context.ts';

export function listPages(reference: Reference): Page[] {
  return [
    overviewPage(reference),
    ...listOperations(reference.document).map(entry => operationPage(reference, entry)),
  ];
}
