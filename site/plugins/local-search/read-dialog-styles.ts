import { readFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * The engine puts every stylesheet into the one file that each page loads. As data these rules travel with the
 * dialog's script, which only a reader who searches loads.
 */
export async function readDialogStyles(): Promise<string> {
  const css = await readFile(path.join(__dirname, 'theme/SearchBar/Dialog/dialog.css'), 'utf8');
  return JSON.stringify(shorten(css));
}

function shorten(css: string): string {
  return css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) ?/g, '$1')
    .replace(/: /g, ':')
    .trim();
}
