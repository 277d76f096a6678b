import type { ContractData } from './contract-data.ts';
import type { RootContent } from './mdast.ts';

/** What an element on a page becomes. */
export type TableStep = (data: ContractData, attributes: Record<string, string>) => RootContent[];
