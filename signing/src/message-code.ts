import type messages from '../messages/en.json';

/** Every code a reader may meet has a text: the English file is the list of codes. */
export type MessageCode = keyof typeof messages;

export type MessageParams = Record<string, string | number>;
