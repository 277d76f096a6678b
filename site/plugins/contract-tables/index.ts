import { type ContractData, loadContractData } from './contract-data.ts';
import { findElements } from './find-elements.ts';
import type { Root, RootContent } from './mdast.ts';
import { tables } from './tables/index.ts';

export interface ContractTablesOptions {
  locale: 'en' | 'zh';
  /** Changes with the contract, so that the engine does not serve a page from its cache. */
  digest: string;
}

let loaded: Promise<ContractData> | undefined;

/** A remark step: `<ContractFields …/>` and its like become tables before the page is compiled. */
export function contractTables({ locale }: ContractTablesOptions) {
  return async (root: Root): Promise<void> => {
    const elements = findElements(root, Object.keys(tables));
    if (elements.length === 0) return;
    loaded ??= loadContractData(locale);
    const data = await loaded;
    for (const { parent, node, name, attributes } of elements) {
      const nodes = tables[name]?.(data, attributes) ?? [];
      if (nodes.length === 0)
        throw new Error(`<${name} ${JSON.stringify(attributes)}/> finds nothing.`);
      const siblings = parent.children as RootContent[];
      siblings.splice(siblings.indexOf(node), 1, ...nodes);
    }
  };
}
