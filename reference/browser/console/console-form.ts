import type english from '../../messages.json';
import type { RequestForm } from '../request/request-form.ts';

export type ConsoleMessages = (typeof english)['console'];

/** What a console is made from, with its texts in the language of the page. */
export interface ConsoleForm extends RequestForm {
  messages: ConsoleMessages;
}

/** Puts values into a message. */
export const say = (message: string, values: Record<string, string | number>): string =>
  message.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
