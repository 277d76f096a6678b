import { parseArgs } from 'node:util';

/** A mistake of whoever started it: the sentence is all they need. */
export class UsageError extends Error {}

interface Setting<Value> {
  /** What stands for the value in the help; nothing for a switch. */
  takes?: string;
  help: string;
  many?: boolean;
  /** Its text, from the command line or the environment, made what the program works with. */
  read(texts: string[], name: string): Value;
}

const last = (texts: string[]) => texts.at(-1) ?? '';
const refuse = (name: string, wanted: string, text: string): never => {
  throw new UsageError(`--${name} is ${wanted}, not ${JSON.stringify(text)}.`);
};

const on: Setting<boolean>['read'] = (texts, name) => {
  const text = last(texts);
  if (['', 'true', '1'].includes(text)) return true;
  if (['false', '0'].includes(text)) return false;
  return refuse(name, 'true or false', text);
};

const readPort = (texts: string[], name: string): number => {
  const text = last(texts);
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  return port < 65_536 ? port : refuse(name, 'a number up to 65535', text);
};

const speeds: Record<string, number> = { real: 1, fast: 10 };
const readSpeed = (texts: string[], name: string): number => {
  const text = last(texts);
  const speed = speeds[text] ?? Number(text || Number.NaN);
  return speed > 0 && speed < 1e6 ? speed : refuse(name, 'real, fast or a number above 0', text);
};

const readOrigins = (texts: string[], name: string): string[] =>
  texts.map(text => {
    const origin = URL.canParse(text) ? new URL(text).origin : 'null';
    return origin === 'null'
      ? refuse(name, 'an address such as https://docs.example', text)
      : origin;
  });

const readNow = (texts: string[], name: string): number => {
  const text = last(texts);
  const now = /^\d{1,10}$/.test(text) ? Number(text) * 1000 : Date.parse(text);
  return Number.isNaN(now) ? refuse(name, 'a time such as 2026-01-31T12:00:00Z', text) : now;
};

const oneOf =
  <Word extends string>(...words: Word[]) =>
  (texts: string[], name: string): Word => {
    const text = last(texts) as Word;
    return words.includes(text) ? text : refuse(name, words.join(' or '), text);
  };

const settings = {
  port: { takes: '8787', help: 'the port; 0 takes a free one', read: readPort },
  host: { takes: '127.0.0.1', help: 'the address to listen on; 0.0.0.0 in a container', read: last },
  'allow-host': { takes: 'NAME', help: 'a host name that it accepts besides localhost', many: true, read: texts => texts },
  origin: { takes: 'URL', help: 'an origin whose pages may call it, besides the documentation', many: true, read: readOrigins },
  webhooks: { takes: 'URL', help: 'where to send every webhook, with the path of its notifyUrl', read: last },
  speed: { takes: 'real', help: 'how fast jobs run: real, fast (ten times) or a number', read: readSpeed },
  now: { takes: 'TIME', help: 'the time at which its clock starts', read: readNow },
  limits: { takes: 'on', help: 'off lifts the limits on requests and jobs', read: oneOf('on', 'off') },
  seed: { takes: 'TEXT', help: 'makes request IDs, URLs and random seeds the same in every run', read: last },
  apps: { takes: 'FILE', help: 'your own apps with their tokens, keys and credits, in YAML', read: last },
  control: { help: 'lets programs on this machine move its clock, reset it and read what happened', read: on },
  log: { takes: 'text', help: 'a line for each response on standard error: text or json', read: oneOf('text', 'json') },
  verbose: { help: 'the same as --log text', read: on },
  'print-key': { help: 'prints the private key that app_sandbox signs with and exits', read: on },
  version: { help: 'prints the version of the API and exits', read: on },
  help: { help: 'prints this and exits', read: on },
} satisfies Record<string, Setting<unknown>>; // biome-ignore format: a table

type Name = keyof typeof settings;
export type Settings = { [Key in Name]?: ReturnType<(typeof settings)[Key]['read']> };

const all = Object.entries(settings) as [Name, Setting<never>][];
const variableOf = (name: string) => `EASEL_SANDBOX_${name.toUpperCase().replaceAll('-', '_')}`;

/** What the command line says, and where it says nothing, the environment. */
export function readSettings(args: string[], environment: NodeJS.ProcessEnv): Settings {
  const given = parse(args);
  const found: Partial<Record<Name, unknown>> = {};
  for (const [name, { many, read }] of all) {
    const variable = environment[variableOf(name)];
    const inherited = many ? variable?.split(',').map(text => text.trim()) : [variable ?? ''];
    const texts = given[name] ?? (variable ? inherited : undefined);
    if (texts) found[name] = read(texts, name);
  }
  return found as Settings;
}

function parse(args: string[]): Partial<Record<string, string[]>> {
  const options = Object.fromEntries(
    all.map(([name, { takes }]) => [
      name,
      takes
        ? ({ type: 'string', multiple: true } as const)
        : ({ type: 'boolean', multiple: true } as const),
    ]),
  );
  try {
    const { values } = parseArgs({ args, options });
    return Object.fromEntries(
      Object.entries(values).map(([name, given]) => [
        name,
        (given as (string | boolean)[]).map(text => String(text)),
      ]),
    );
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

export function describeSettings(): string {
  const lines = all.map(([name, { takes = '', help, many }]) => {
    const left = `--${name} ${takes}`.padEnd(20);
    return `  ${left} ${help}${many ? '; can be repeated' : ''}`;
  });
  return `Starts the Easel sandbox: the whole API on this machine, without an account.

${lines.join('\n')}

Each can be set by a variable as well: ${variableOf('port')}, ${variableOf('allow-host')} …, several values
separated by commas. It ends with 0 when it was asked to, with 2 when it was started wrongly, and with 1 when it
could not start.`;
}
