import { listErrors, listOperations, loadContract } from '@easel/contract';
import type { Page } from './page.ts';
import type { SectionRules } from './section-start.ts';

export interface ReferenceOptions {
  /** Where the reference is served, without a locale. */
  referenceRoute: string;
}

/** What the contract knows of the pages: which are operations, and which headings are error codes. */
export async function contractRules({ referenceRoute }: ReferenceOptions): Promise<SectionRules> {
  const [document, errors] = await Promise.all([loadContract('en'), listErrors('en')]);
  const codes = new Set(errors.map(({ code }) => code));
  const operations = listOperations(document);
  const isReference = ({ route }: Page) => withoutLocale(route).startsWith(referenceRoute);
  return {
    isReference,
    isError: code => codes.has(code),
    rank: page => {
      if (!isReference(page)) return 0;
      const operation = operations.findIndex(({ id }) => page.route.endsWith(`/${id}`));
      return operation < 0 ? operations.length + 1 : operation + 1;
    },
    page: page => {
      const whole = { title: '', scope: 'following' } as const;
      if (codes.has(page.title)) return { ...whole, kind: 'error' };
      if (!isReference(page)) return whole;
      const operation = operations.find(({ id }) => page.route.endsWith(`/${id}`));
      if (!operation) return { ...whole, kind: 'reference' };
      // A reader types what stands in their program: the id, or the path of the request.
      return { ...whole, kind: 'operation', aliases: [operation.id] };
    },
  };
}

const withoutLocale = (route: string) => route.replace(/^\/[a-z]{2}(?=\/)/, '');
