import { type Bytes, concatBytes, encodeBase64, toHex, utf8 } from '../bytes.ts';
import { webCrypto } from '../signature.ts';

export function decodeText(bytes: Uint8Array, charset = 'utf-8'): string | undefined {
  try {
    return new TextDecoder(charset, { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function utf16(text: string, littleEndian: boolean): Bytes {
  const view = new DataView(new ArrayBuffer(text.length * 2));
  for (let at = 0; at < text.length; at++)
    view.setUint16(at * 2, text.charCodeAt(at), littleEndian);
  return new Uint8Array(view.buffer);
}

/** What most runtimes do with a character the charset lacks: a question mark. */
function latin1(text: string): Bytes {
  return Uint8Array.from(text, char => (char.charCodeAt(0) > 255 ? 63 : char.charCodeAt(0)));
}

let gbkTable: Map<string, number[]> | undefined;

/** The platform decodes GBK but does not encode it, so the table is read off its decoder. */
function gbk(text: string): Bytes {
  if (!gbkTable) {
    const pairs: number[][] = [];
    for (let lead = 0x81; lead < 0xff; lead++) {
      for (let trail = 0x40; trail < 0xff; trail++) if (trail !== 0x7f) pairs.push([lead, trail]);
    }
    const decoder = new TextDecoder('gbk');
    const rows = pairs.flatMap(pair => [...pair, 10]);
    const chars = decoder.decode(new Uint8Array(rows)).split('\n');
    gbkTable = new Map(pairs.map((pair, index) => [chars[index] ?? '', pair]));
  }
  const table = gbkTable;
  return new Uint8Array(
    Array.from(text).flatMap(char =>
      char < '\x80' ? char.charCodeAt(0) : (table.get(char) ?? 63),
    ),
  );
}

export const CHARSETS: Record<string, (text: string) => Bytes> = {
  'UTF-16LE': text => utf16(text, true),
  'UTF-16BE': text => utf16(text, false),
  'UTF-16LE + BOM': text => concatBytes(new Uint8Array([255, 254]), utf16(text, true)),
  'ISO-8859-1': latin1,
  GBK: gbk,
  'UTF-8 × 2': text => utf8(Array.from(utf8(text), byte => String.fromCharCode(byte)).join('')),
};

export async function digest(algorithm: string, bytes: Bytes): Promise<Bytes> {
  return new Uint8Array(await webCrypto().digest(algorithm, bytes));
}

/** The spellings in which people put a digest where the content itself belongs. */
export const SPELLINGS: Record<string, (bytes: Bytes) => Bytes> = {
  hex: bytes => utf8(toHex(bytes)),
  'upper-case hex': bytes => utf8(toHex(bytes).toUpperCase()),
  base64: bytes => utf8(encodeBase64(bytes)),
  bytes: bytes => bytes,
};
