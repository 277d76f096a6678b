import { listOperations } from '@easel/contract';
import { operationPage } from './pages/operation-page.ts';
import { overviewPage } from './pages/overview-page.ts';
import type { Page } from './pages/page.ts';
import type { Reference } from './pages/page-context.ts';

export function listPages(reference: Reference): Page[] {
  return [
    overviewPage(reference),
    ...listOperations(reference.document).map(entry => operationPage(reference, entry)),
  ];
}
