import type { Part, Reader } from './reader.ts';

export const sendButton = '.con-send > button';
export const status = { css: '.con-result > .con-status', nth: 0 };
export const preset = { css: '.con-setup select', nth: 0 };
export const nextLink = (operation: string): Part => ({ css: '.con-next a', text: operation });

/** Opens the console of an operation as a reader does. */
export async function openConsole(reader: Reader, path: string): Promise<void> {
  await reader.open(path);
  await reader.click('[data-try]');
  await reader.until(
    'the console has the keyboard',
    () => document.activeElement?.id === 'try-heading',
  );
}

export async function send(reader: Reader): Promise<void> {
  await reader.click(sendButton);
  await reader.sees(status);
}

export async function succeeds(reader: Reader): Promise<void> {
  await send(reader);
  await reader.sees('.con-result > .con-status[data-ok="true"]');
}
