import { apps } from '@easel/sandbox/judge';
import { SigningError, utf8 } from '@easel/signing';
import { readHeader } from '@easel/signing/explain';
import { fill } from '@easel/site/islands/kit/view/fill.ts';
import { createLab } from '@easel/site/islands/lab/create-lab.ts';
import type { Checked } from '@easel/site/islands/lab/lab-messages.ts';
import {
  bodyBytes,
  type PastedRequest,
  splitTarget,
  withoutNewlines,
} from '@easel/site/islands/lab/paste/pasted-request.ts';
import { readAnswer, readPasted } from '@easel/site/islands/lab/paste/read-pasted.ts';
import { z } from 'zod';
import type { Edition } from '../library.ts';
import { sandboxApp } from '../sandbox-session.ts';
import { defineTool, editionIn, type LanguageChoice, longestText, ToolProblem } from '../tool.ts';

const mostShown = 4000;

export const explainSignature = (language: LanguageChoice) =>
  defineTool({
    name: 'explain_signature',
    title: 'Explain a refused signature',
    description: `Finds the mistake in a signed request that Easel refused with SIGN_ERROR, TIMESTAMP_SKEW or NONCE_REUSED: a body that was re-encoded, a path without its query, a wrong key, a clock that is off, a header that was misspelt, and others. \`request\` is what was sent, pasted whole: a curl command, a program, an HTTP message, a HAR entry or the Authorization header; \`method\`, \`url\`, \`authorization\` and \`body\` replace parts of it. With \`public_key\` (PEM, of the key that signed) it can verify; requests of app_sandbox are verified with the sandbox's own key.`,
    input: z.strictObject({
      request: z.string().max(longestText).optional().describe('The request, pasted.'),
      method: z.string().max(20).optional(),
      url: z.string().max(4000).optional().describe('Address, or path with query, as sent.'),
      authorization: z.string().max(4000).optional().describe('Value of that header.'),
      body: z.string().max(longestText).optional().describe('The exact text that was sent.'),
      answer: z.string().max(20_000).optional().describe('The 401 that came back, pasted.'),
      public_key: z.string().max(20_000).optional().describe('PEM. Never pass a private key.'),
      language,
    }),
    async run(given, bench) {
      const pasted = given.request === undefined ? undefined : readPasted(given.request);
      const sent = assemble(given, pasted);
      if (!sent) {
        throw new ToolProblem(
          'No request could be read. Pass `request` as a curl command or an HTTP message with its Authorization header, or pass `method`, `url`, `authorization` and `body`.',
        );
      }
      const lab = createLab();
      await lab.learnSandbox(sandboxKeys());
      const { params } = readHeader(sent.authorization);
      try {
        if (given.public_key !== undefined) await lab.hold(publicOnly(given.public_key));
        else if (params.get('app_id') === sandboxApp.appId) await lab.holdSandbox();
      } catch (error) {
        if (!(error instanceof SigningError)) throw error;
        throw new ToolProblem('The public key cannot be read. Pass it as PEM, or leave it out.');
      }
      const checked = await lab.check({ ...sent, answer: readAnswer(given.answer ?? '') });
      return { data: describe(checked, editionIn(bench, given.language)) };
    },
  });

interface Parts {
  method?: string | undefined;
  url?: string | undefined;
  authorization?: string | undefined;
  body?: string | undefined;
}

function assemble(given: Parts, pasted: PastedRequest | undefined) {
  const authorization = (given.authorization ?? pasted?.authorization ?? '').trim();
  const target = given.url ?? (pasted && (pasted.origin ?? '') + pasted.path) ?? '';
  if (!authorization && !pasted) return undefined;
  const { path, origin } = splitTarget(target);
  const text = given.body ?? pasted?.body ?? '';
  const bytes = bodyBytes(text, (given.body === undefined && pasted?.form) || 'text') ?? utf8(text);
  return {
    method: given.method ?? (pasted?.method || 'GET'),
    path,
    origin,
    authorization: authorization.replace(/^authorization\s*:\s*/i, ''),
    body: given.body === undefined && pasted?.file?.dropNewlines ? withoutNewlines(bytes) : bytes,
    unseenBody: given.body === undefined ? pasted?.unseenBody : undefined,
    unfilled: pasted?.notes.includes('variable') && /[$`]/.test(authorization + path + text),
  };
}

/** The lab of the site takes either; nobody is to hand an agent the private half. */
function publicOnly(pem: string): string {
  if (!/PRIVATE KEY/.test(pem)) return pem;
  throw new ToolProblem(
    'This is a private key. Replace it if it was not made for a test, and pass the public half: openssl pkey -in key.pem -pubout.',
  );
}

function sandboxKeys() {
  const { keys = [] } = apps.find(({ id }) => id === sandboxApp.appId) ?? {};
  return { ...sandboxApp, others: keys.filter(({ keyId }) => keyId !== sandboxApp.keyId) };
}

function describe(checked: Checked, { messages }: Edition) {
  const { verdict, findings, expected, signed, server, sha256, ahead } = checked;
  const said = messages.lab[`verdict-${verdict}`];
  return {
    verdict,
    says: fill(String(said), { count: findings.length, token: 'sbx_token_sandbox' }),
    findings: findings.map(({ code, params, confidence }) => {
      const { title, explanation, remedy } = messages.signing[code] as Record<string, string>;
      return {
        code,
        confidence,
        title,
        explanation: fill(explanation ?? '', params),
        remedy: fill(remedy ?? '', params),
      };
    }),
    ...(expected && { serverBuilds: shown(expected), serverBuildsSha256: sha256 }),
    ...(signed && { youSigned: shown(signed) }),
    ...(server && { serverReceived: shown(server) }),
    ...(ahead !== undefined && { timestampAheadSeconds: ahead }),
  };
}

function shown(bytes: Uint8Array): string {
  const text = new TextDecoder().decode(bytes);
  return text.length > mostShown ? `${text.slice(0, mostShown)}…` : text;
}
