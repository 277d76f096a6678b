import { concatBytes, encodeBase64, toHex, utf8 } from '../bytes.ts';
import { type Change, joinLines, permutations } from './draft.ts';
import { CHARSETS, decodeText, digest, SPELLINGS } from './encodings.ts';
import { fault } from './finding.ts';

const LINES = ['method', 'path', 'timestamp', 'nonce', 'body'];
const SEPARATORS = ['', ' ', '&', ',', ', ', ';', '|', ':', '\t', '+', '.', '-', '\n\n', '\r'];

/** Mistakes in how the five lines are put together. */
export function* lineChanges(appId: string, hasBody: boolean): Generator<Change> {
  yield {
    faults: [fault('line-endings-crlf')],
    edit: { layout: lines => joinLines(lines, '\r\n') },
  };
  for (const escaped of ['\\n', '\\r\\n']) {
    yield {
      faults: [fault('newline-escaped')],
      edit: { layout: lines => joinLines(lines, escaped) },
    };
  }
  for (const separator of SEPARATORS) {
    yield {
      faults: [fault('wrong-separator', { separator: JSON.stringify(separator) })],
      edit: { layout: lines => joinLines(lines, separator) },
    };
  }
  for (const [at, line] of LINES.entries()) {
    const code =
      line !== 'body' ? 'line-missing' : hasBody ? 'body-not-signed' : 'missing-final-newline';
    yield {
      faults: [fault(code, { line })],
      edit: { layout: lines => joinLines(lines.toSpliced(at, 1)) },
    };
    yield {
      faults: [fault('line-added', { line: 'app_id' })],
      edit: { layout: lines => joinLines(lines.toSpliced(at, 0, utf8(appId))) },
    };
  }
  for (const order of permutations([0, 1, 2, 3, 4])) {
    yield {
      faults: [fault('lines-swapped', { order: order.map(at => LINES[at]).join(', ') })],
      edit: { layout: lines => joinLines(order.map(at => lines[at] ?? utf8(''))) },
      rare: true,
    };
  }
}

/** Mistakes at one of the four joints, or at the end of one line. */
export function* jointChanges(): Generator<Change> {
  for (const [at, line] of LINES.slice(0, -1).entries()) {
    const next = LINES[at + 1] ?? '';
    yield {
      faults: [fault('line-feed-missing', { line, next })],
      edit: {
        layout: lines => joinLines(lines.toSpliced(at, 2, concatBytes(...lines.slice(at, at + 2)))),
      },
    };
    yield {
      faults: [fault('line-trailing-space', { line })],
      edit: { layout: lines => joinLines(lines.with(at, concatBytes(lines[at]!, utf8(' ')))) },
    };
    yield {
      faults: [fault('blank-line-added', { line })],
      edit: { layout: lines => joinLines(lines.toSpliced(at + 1, 0, utf8(''))) },
    };
  }
}

/** Mistakes made with the finished string. */
export function* wholeChanges(hasBody: boolean): Generator<Change> {
  yield {
    faults: [fault('extra-final-newline')],
    edit: { finish: whole => concatBytes(whole, utf8('\n')) },
  };
  if (!hasBody) {
    yield {
      faults: [fault('missing-final-newline')],
      edit: { finish: whole => whole.slice(0, whole.at(-1) === 10 ? -1 : undefined) },
    };
  }
  for (const [charset, encode] of Object.entries(CHARSETS)) {
    yield {
      faults: [fault('wrong-charset', { charset })],
      edit: { finish: whole => encode(decodeText(whole) ?? '') },
    };
  }
  yield {
    faults: [fault('byte-order-mark')],
    edit: { finish: whole => concatBytes(utf8('\ufeff'), whole) },
  };
  for (const [form, spell] of Object.entries(SPELLINGS)) {
    yield {
      faults: [fault('string-hashed-twice', { form })],
      edit: { finish: async whole => spell(await digest('SHA-256', whole)) },
    };
  }
  yield {
    faults: [fault('string-encoded-first', { form: 'base64' })],
    edit: { finish: whole => utf8(encodeBase64(whole)) },
  };
  yield {
    faults: [fault('string-encoded-first', { form: 'hex' })],
    edit: { finish: whole => utf8(toHex(whole)) },
  };
  yield {
    faults: [fault('string-encoded-first', { form: 'JSON' })],
    edit: { finish: whole => utf8(JSON.stringify(decodeText(whole))) },
  };
  yield {
    faults: [fault('string-encoded-first', { form: 'percent-encoding' })],
    edit: { finish: whole => utf8(encodeURIComponent(decodeText(whole) ?? '')) },
  };
}
