import { fetchJson } from '@easel/search/docusaurus/theme/fetch-json.ts';
import { loadSheet } from '@easel/search/docusaurus/theme/load-sheet.ts';
import type { ComponentType } from 'react';

/**
 * An island once its messages and styles are there. Among the translations of the theme they would be part of the first load of
 * every page. They are files, not modules, because the minifier writes each Chinese character as an escape.
 */
export async function openIsland<Props extends object, Given extends keyof Props>(
  Component: ComponentType<Props>,
  files: Record<Given, URL | string>,
  sheets: string[] = [],
): Promise<ComponentType<Omit<Props, Given>>> {
  const given: Record<string, unknown> = {};
  const load = async ([name, file]: [string, URL | string]) => {
    given[name] = await fetchJson(file);
  };
  const coming = Object.entries<URL | string>(files).map(load);
  await Promise.all([...coming, ...sheets.map(loadSheet)]);
  return props => <Component {...({ ...given, ...props } as unknown as Props)} />;
}
