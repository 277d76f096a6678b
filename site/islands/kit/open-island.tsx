import type { ComponentType } from 'react';

/**
 * A live part once its messages are there. Among the translations of the theme they would be part of the first load of
 * every page. They are files, not modules, because the minifier writes each Chinese character as an escape.
 */
export async function openIsland<Props extends object, Given extends keyof Props>(
  Component: ComponentType<Props>,
  files: Record<Given, URL>,
): Promise<ComponentType<Omit<Props, Given>>> {
  const loading = Object.entries<URL>(files).map(async ([name, file]) => [
    name,
    await loadMessages(file),
  ]);
  const given = Object.fromEntries(await Promise.all(loading));
  return props => <Component {...given} {...props} />;
}

export async function loadMessages<Messages>(file: URL): Promise<Messages> {
  const response = await fetch(file);
  if (!response.ok) throw new Error(`${response.status} ${response.url}`);
  return response.json();
}
