import { splitCmdWords } from './cmd-words.ts';
import type { PastedRequest, PasteNote } from './pasted-request.ts';
import { readCurl } from './read-curl.ts';
import { readHar } from './read-har.ts';
import { readHttpMessage } from './read-http.ts';
import { readHttpie } from './read-httpie.ts';
import { readPowerShell } from './read-powershell.ts';
import { readJavaScript, readPython } from './read-program.ts';
import { readWget } from './read-wget.ts';
import { splitShellWords } from './shell-words.ts';

/** What a text must contain to be worth reading as one of these. */
const powerShell = ['invoke-webrequest', 'invoke-restmethod', 'iwr ', 'irm '];
const python = ['import requests', 'requests.', 'http.client', 'httpx', 'urllib'];
const javaScript = ['fetch(', 'axios', 'request('];

/** A command, a program, a HAR entry, an HTTP message, or the header alone; nothing when it is none of them. */
export function readPasted(text: string): PastedRequest | undefined {
  const start = text.trimStart();
  // By their beginnings first: a body may contain anything.
  const byStart = readCommand(start) ?? readHttpMessage(start) ?? readHar(start);
  if (byStart) return byStart;
  const lower = start.toLowerCase();
  const has = (words: string[]) => words.some(word => lower.includes(word));
  return (
    (has(powerShell) ? readPowerShell(start) : undefined) ??
    (has(python) ? readPython(start) : undefined) ??
    (has(javaScript) ? readJavaScript(start) : undefined) ??
    readHeaderAlone(start)
  );
}

/** The longest prompt that somebody may have copied with a command. */
const promptLength = 200;

/** `curl`, `wget`, `http` and `https`, after a prompt or a pipe. */
function readCommand(text: string): PastedRequest | undefined {
  const head = text.slice(0, promptLength);
  const prompt =
    /^(?:[$%>]|PS [^>\n]*>|[A-Z]:[^>\n]*>|[\w.@~:/-]+[$#%])\s*(?=curl|wget|http)/i.exec(head);
  const command = text.slice(prompt?.[0].length ?? 0);
  if (!/^(?:curl|wget|https?|printf|echo)(?:\.exe)?\s/i.test(command.slice(0, 20)))
    return undefined;
  const { commands, hasVariables } = isForCmd(command)
    ? { commands: [splitCmdWords(command)], hasVariables: false }
    : splitShellWords(command);
  const notes: PasteNote[] = hasVariables ? ['variable'] : [];
  const programs: Record<string, (words: string[], input?: string) => PastedRequest> = {
    curl: words => readCurl(words, notes),
    wget: words => readWget(words, notes),
    http: (words, input) => readHttpie(words, 'http', input, notes),
    https: (words, input) => readHttpie(words, 'https', input, notes),
  };
  const nameOf = ([first = '']: string[]) => first.toLowerCase().replace('.exe', '');
  const place = commands.findIndex(words => Object.hasOwn(programs, nameOf(words)));
  const [, ...words] = commands[place] ?? [];
  return programs[nameOf(commands[place] ?? [])]?.(words, outputOf(commands[place - 1] ?? []));
}

/** The first quotation mark, or the first line end, tells the Windows prompt from a shell. */
function isForCmd(command: string): boolean {
  const double = command.indexOf('"');
  const single = command.indexOf("'");
  if (single >= 0 && (double < 0 || single < double)) return false;
  if (command[double - 1] === '^') return true;
  const [line = ''] = command.split('\n', 1);
  return line.trimEnd().endsWith(' ^') || (single < 0 && /\S""\S/.test(command));
}

/** What `printf` or `echo` gives to the command after a pipe. */
function outputOf([name, ...words]: string[]): string | undefined {
  if (name === 'echo') return words[0] === '-n' ? words.slice(1).join(' ') : `${words.join(' ')}\n`;
  if (name !== 'printf') return undefined;
  return words[0] === '%s' ? words.slice(1).join('') : words[0];
}

/** `EASEL-SHA256-RSA app_id=…`, perhaps in quotes: a word, a blank, and a name with its value. */
function readHeaderAlone(start: string): PastedRequest | undefined {
  const [, ...rest] = start.slice(0, promptLength).split(/\s/);
  const [name = ''] = rest.join(' ').trimStart().split(/[=:]/);
  if (!/^\w+\s*$/.test(name) || rest.length === 0 || !/[=:]/.test(rest.join(' '))) return undefined;
  return { method: '', path: '', authorization: start.trim(), body: '', notes: [] };
}

interface ServerAnswer {
  code?: string | undefined;
  /** Unix seconds of the server's clock. */
  now?: number | undefined;
  /** The string the server has built. */
  stringToSign?: string | undefined;
}

const toSeconds = (date: string) => {
  const ms = Date.parse(date);
  return Number.isNaN(ms) ? undefined : Math.floor(ms / 1000);
};

/** What the 401 tells: the body, its headers, only the code, or only a time. */
export function readAnswer(text: string): ServerAnswer {
  const plain = text.trim();
  if (!plain) return {};
  if (/^\d{9,11}$/.test(plain)) return { now: Number(plain) };
  const code = /\b(SIGN_ERROR|TIMESTAMP_SKEW|NONCE_REUSED)\b/.exec(plain)?.[1];
  const dated = /^(?:[ \t]*<)?[ \t]*date:[ \t]*(.+)$/im.exec(plain)?.[1];
  let problem: Record<string, unknown> = {};
  try {
    problem = JSON.parse(plain.slice(plain.indexOf('{'), plain.lastIndexOf('}') + 1));
  } catch {
    // Not JSON: what could be read with the eye is enough.
  }
  const { serverTime, stringToSign } = problem;
  return {
    code,
    now:
      (typeof serverTime === 'string' ? toSeconds(serverTime) : undefined) ??
      (dated ? toSeconds(dated) : undefined) ??
      (code ? undefined : toSeconds(plain)),
    stringToSign: typeof stringToSign === 'string' ? stringToSign : undefined,
  };
}
