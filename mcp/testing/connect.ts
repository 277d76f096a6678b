import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';

export interface Told {
  isError: boolean;
  text: string;
  /** The text as JSON. */
  data: <Data = Record<string, unknown>>() => Data;
  pictures: { mimeType: string; bytes: Buffer }[];
}

export interface Assistant {
  client: Client;
  call(name: string, given?: Record<string, unknown>): Promise<Told>;
}

interface Content {
  type: string;
  text?: string;
  data?: string;
  mimeType?: string;
}

/** A client as assistants have it. */
export async function connect(transport: Transport): Promise<Assistant> {
  const client = new Client({ name: 'test', version: '1.0.0' });
  await client.connect(transport);
  return {
    client,
    async call(name, given = {}) {
      const result = await client.callTool({ name, arguments: given });
      const content = result.content as Content[];
      const text = content.find(({ type }) => type === 'text')?.text ?? '';
      const pictures = content
        .filter(({ type }) => type === 'image')
        .map(({ data = '', mimeType = '' }) => ({ mimeType, bytes: Buffer.from(data, 'base64') }));
      return { isError: result.isError === true, text, data: () => JSON.parse(text), pictures };
    },
  };
}
