import { listErrors } from '@easel/contract';
import type { SectionRules } from './section-start.ts';

/** Which pages and headings are about an error, as the contract knows. */
export async function contractRules(): Promise<SectionRules> {
  const codes = new Set((await listErrors()).map(({ code }) => code));
  return { isError: code => codes.has(code) };
}
