import { readOnce } from '../../versioning/page-sources.ts';
import { versionOf } from '../../versioning/sources.ts';
import { findElements, type Root, type RootContent } from '../page-tree.ts';
import { loadContractData } from './contract-data.ts';
import { tables } from './tables/index.ts';

export interface ContractTablesOptions {
  locale: string;
  /** Changes with the contract, so that Docusaurus does not serve a page from its cache. */
  digest: string;
}

const dataIn = readOnce('Contract', loadContractData);

/** A remark step: `<ContractFields …/>` and its like become tables before the page is compiled. */
export function contractTables({ locale }: ContractTablesOptions) {
  return async (root: Root, { path }: { path: string }): Promise<void> => {
    const elements = findElements(root, Object.keys(tables));
    if (elements.length === 0) return;
    const data = await dataIn(locale, versionOf(path));
    const taken = new Set<string>();
    for (const { parent, node, name, attributes } of elements) {
      const nodes = tables[name]?.(data, attributes) ?? [];
      if (nodes.length === 0)
        throw new Error(`<${name} ${JSON.stringify(attributes)}/> finds nothing.`);
      uniqueAnchors(nodes, taken);
      const siblings = parent.children as RootContent[];
      siblings.splice(siblings.indexOf(node), 1, ...nodes);
    }
  };
}

/** Two tables of a page may be about the same value. */
function uniqueAnchors(nodes: RootContent[], taken: Set<string>): void {
  for (const row of nodes.flatMap(node => (node.type === 'table' ? node.children : []))) {
    const properties = (row.data as { hProperties?: { id: string } } | undefined)?.hProperties;
    if (!properties) continue;
    const wanted = properties.id;
    for (let n = 2; taken.has(properties.id); n += 1) properties.id = `${wanted}-${n}`;
    taken.add(properties.id);
  }
}
