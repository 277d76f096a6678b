import { z } from 'zod';
import type { Edition, Library, Site } from './library.ts';
import type { SandboxSession } from './sandbox-session.ts';

export interface Picture {
  data: string;
  mimeType: string;
}

/** What a tool answers: data, told as JSON, or text as it is, and pictures. */
export interface Answer {
  data: unknown;
  pictures?: Picture[];
}

/** What a tool works with. Only the sandbox remembers anything. */
export interface Bench {
  library: Library;
  session: SandboxSession;
}

export interface Tool<Input extends z.ZodObject = z.ZodObject> {
  name: string;
  title: string;
  /** For an agent that knows nothing else. */
  description: string;
  input: Input;
  /** It changes the sandbox of this process. */
  changes?: boolean;
  run(given: z.infer<Input>, bench: Bench): Answer | Promise<Answer>;
}

/** Lets the input of `run` follow from the schema. */
export const defineTool = <Input extends z.ZodObject>(tool: Tool<Input>): Tool =>
  tool as unknown as Tool;

/** A refusal that says what to do next. */
export class ToolProblem extends Error {}

/** Characters of a text that an agent hands in. */
export const longestText = 100_000;
/** Characters of what it gets back, pictures aside. */
export const longestAnswer = 40_000;

/** The choice of a language, of those that there are. */
export type LanguageChoice = ReturnType<typeof chooseLanguage>;

export const chooseLanguage = ([first, ...others]: Site['languages']) =>
  z
    .enum([first, ...others])
    .default(first)
    .describe(`Language of the texts in the answer; ${first} unless said otherwise.`);

export const jsonBody = z
  .union([z.string().max(longestText), z.record(z.string(), z.unknown())])
  .describe('The JSON body: an object, or the exact text that would be sent.');

/** The text that is sent. */
export function bodyText(body: string | Record<string, unknown> | undefined): string {
  if (body === undefined) return '';
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  if (text.length > longestText) {
    throw new ToolProblem(
      `The body has ${text.length} characters; the limit is ${longestText}. Send a smaller one.`,
    );
  }
  return text;
}

export const editionIn = ({ library }: Bench, code: string): Edition => library.edition(code);
