import { type Bytes, encodeBase64, utf8 } from '../bytes.ts';
import type { Change } from './draft.ts';
import { CHARSETS, decodeText, digest, SPELLINGS } from './encodings.ts';
import { type Fault, fault } from './finding.ts';
import { jsonChanges } from './json-changes.ts';

const BOM = '\ufeff';

/** Python's `str(dict)`, JavaScript's `String(object)`, and what libraries print for "no body". */
const PLACEHOLDERS = ['{}', 'null', '""', '[]', 'undefined', 'None'];

function* textChanges(text: string): Generator<[Fault, string]> {
  yield [fault('byte-order-mark'), text[0] === BOM ? text.slice(1) : BOM + text];
  yield [fault('body-newline-added'), text.replace(/\r?\n$/, '')];
  const trimmed = text.trim();
  const end = text.slice(text.lastIndexOf(trimmed) + trimmed.length);
  const isBreak = text.startsWith(trimmed) && !/[^\r\n]/.test(end);
  yield [fault(isBreak ? 'body-newline-added' : 'body-spaces-trimmed'), trimmed];
  yield [fault('body-spaces-trimmed'), text.trimEnd()];
  yield [fault('body-line-endings'), text.replace(/\r?\n/g, '\r\n')];
  yield [fault('body-line-endings'), text.replace(/\r\n/g, '\n')];
  yield [fault('body-newline-stripped'), `${text}\r\n`];
  yield [fault('json-double-encoded'), JSON.stringify(text)];
  for (const form of ['NFC', 'NFD', 'NFKC']) {
    yield [fault('unicode-normalised', { form }), text.normalize(form)];
  }
  yield [fault('body-stringified-object'), '[object Object]'];
  yield [fault('body-stringified-object'), Array.from(utf8(text)).join()];
  yield* formChanges(text);
}

function* formChanges(text: string): Generator<[Fault, string]> {
  let fields: [string, unknown][] = [];
  try {
    fields = Object.entries(JSON.parse(text));
  } catch {
    const sent: Record<string, string> = {};
    new URLSearchParams(text).forEach((value, name) => {
      sent[name] = value;
    });
    yield [fault('form-encoded-body'), JSON.stringify(sent)];
    return;
  }
  const pairs = fields.map(([name, value]): [string, string] => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  for (const list of [pairs, pairs.toSorted()]) {
    yield [fault('form-encoded-body'), `${new URLSearchParams(list)}`];
    yield [fault('form-encoded-body'), list.map(pair => pair.join('=')).join('&')];
  }
}

export function* bodyChanges(body: Bytes): Generator<Change> {
  if (!body.length) {
    for (const signed of PLACEHOLDERS) {
      yield { faults: [fault('body-placeholder', { signed })], edit: { body: () => utf8(signed) } };
    }
    return;
  }
  yield { faults: [fault('body-not-signed')], edit: { body: () => new Uint8Array() } };
  const text = decodeText(body);
  // Some GBK is valid UTF-8 by accident, so both readings are tried.
  const meant = decodeText(body, 'gbk');
  if (meant && meant !== text) {
    yield { faults: [fault('body-not-utf8')], edit: { body: () => utf8(meant) } };
  }
  // UTF-16 of ASCII is valid UTF-8 too, with a NUL beside every character.
  if (text?.includes('\0') || text === undefined) {
    for (const charset of ['utf-16le', 'utf-16be']) {
      const wide = decodeText(body, charset)?.replace(BOM, '');
      if (wide) yield { faults: [fault('body-not-utf8')], edit: { body: () => utf8(wide) } };
    }
  }
  if (text !== undefined) {
    for (const [charset, encode] of Object.entries(CHARSETS)) {
      yield { faults: [fault('wrong-charset', { charset })], edit: { body: () => encode(text) } };
    }
    for (const [found, signed] of textChanges(text)) {
      if (signed === text) continue;
      yield { faults: [found], edit: { body: () => utf8(signed) } };
    }
    yield* jsonChanges(text);
  }
  for (const algorithm of ['SHA-256', 'SHA-1', 'SHA-512']) {
    for (const [form, spell] of Object.entries(SPELLINGS)) {
      yield {
        faults: [fault('body-hashed', { algorithm, form })],
        edit: { body: async () => spell(await digest(algorithm, body)) },
      };
    }
  }
  yield { faults: [fault('body-base64')], edit: { body: () => utf8(encodeBase64(body)) } };
}
