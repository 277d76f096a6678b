import type english from '@messages/console.json';
import { createContext, useContext } from 'react';

export type Messages = typeof english;

/** What comes with the console, and with whatever shows parts of it. */
export const consoleMessages = {
  messages: new URL('@messages/console.json', import.meta.url),
};

const MessagesContext = createContext<Messages | undefined>(undefined);
export const MessagesProvider = MessagesContext.Provider;

export function useMessages(): Messages {
  return useContext(MessagesContext) as Messages;
}
