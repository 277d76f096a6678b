type Entry = string | { message: string } | { [id: string]: Entry };

/** A message file of Docusaurus (id → message), or of site/locales (id → text, possibly nested). */
export function messages(json: string): [id: string, message: string][] {
  const list = (entries: Record<string, Entry>, path: string): [string, string][] =>
    Object.entries(entries).flatMap(([id, entry]): [string, string][] => {
      if (typeof entry === 'string') return [[path + id, entry]];
      if (typeof entry.message === 'string') return [[path + id, entry.message]];
      return list(entry as Record<string, Entry>, `${path}${id}.`);
    });
  return list(JSON.parse(json), '');
}

export function isMessageFile(path: string): boolean {
  return /^site\/(i18n\/zh\/.*|locales\/zh\/[\w-]+)\.json$/.test(path);
}
