/** What the module of a live part brings along, to be fetched with it. */
export interface IslandModule {
  /** Name of a property → the address of the messages that it takes. */
  messageFiles?: Record<string, URL>;
  /** Addresses of style sheets, as an `.island.css` gives them. */
  styles?: string[];
}

/**
 * Code, messages and styles of a live part. Messages among the translations of the theme, and styles imported as usual,
 * would be part of the first load of every page. Messages are files, not modules, because the minifier writes each
 * Chinese character as an escape.
 */
export async function loadIsland<Module extends IslandModule>(
  load: () => Promise<Module>,
): Promise<[module: Module, messages: Record<string, unknown>]> {
  const module = await load();
  const { messageFiles = {}, styles = [] } = module;
  const entries = Object.entries(messageFiles).map(async ([name, file]) => [
    name,
    await loadMessages(file),
  ]);
  const [messages] = await Promise.all([Promise.all(entries), ...styles.map(loadStyles)]);
  return [module, Object.fromEntries(messages)];
}

export async function loadMessages<Messages>(file: URL): Promise<Messages> {
  const response = await fetch(file);
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}`);
  return response.json() as Promise<Messages>;
}

const sheets = new Map<string, Promise<void>>();

function loadStyles(href: string): Promise<void> {
  const sheet = sheets.get(href) ?? appendSheet(href);
  sheets.set(href, sheet);
  // One that could not be fetched is asked for again.
  sheet.catch(() => sheets.delete(href));
  return sheet;
}

function appendSheet(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`${href} could not be fetched`));
    });
    document.head.append(link);
  });
}
