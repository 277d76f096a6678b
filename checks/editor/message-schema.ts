import type { Schema } from './interface-schema.ts';

interface Messages {
  [name: string]: string | Messages;
}

/** What a translation has to have: every message of the first language, filling the same places, and no other. */
export const messageSchema = (messages: Messages): Schema => ({
  type: 'object',
  properties: Object.fromEntries(
    Object.entries(messages).map(([name, text]) => [
      name,
      typeof text === 'string' ? textSchema(text) : messageSchema(text),
    ]),
  ),
  required: Object.keys(messages),
  additionalProperties: false,
});

const textSchema = (text: string): Schema => {
  const places = [...new Set(text.match(/\{\w+\}/g))];
  const patterns = places.map(place => ({ pattern: `\\{${place.slice(1, -1)}\\}` }));
  return { description: text, type: 'string', ...(patterns.length > 0 && { allOf: patterns }) };
};
