const sheets = new Map<string, Promise<void>>();
const patience = 3000;

/**
 * Resolves when a style sheet is there, or will not be: what comes without it is plain, and works. React would show
 * nothing for a minute while it waits for one.
 */
export function loadSheet(address: string): Promise<void> {
  const known = sheets.get(address);
  if (known) return known;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  const loaded = new Promise<void>(resolve => {
    link.onload = () => resolve();
    link.onerror = () => {
      // The next one who needs it asks again.
      sheets.delete(address);
      link.remove();
      resolve();
    };
    setTimeout(resolve, patience);
  });
  sheets.set(address, loaded);
  document.head.append(link);
  return loaded;
}
