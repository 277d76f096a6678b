import {
  createNonce,
  importPrivateKey,
  MIN_KEY_BITS,
  SigningError,
  signRequest,
  toHex,
} from '@easel/signing';
import { fill } from '@easel/site/islands/kit/view/fill.ts';
import { z } from 'zod';
import { sandboxApp } from '../sandbox-session.ts';
import {
  bodyText,
  defineTool,
  editionIn,
  jsonBody,
  type LanguageChoice,
  ToolProblem,
} from '../tool.ts';

export const signRequestTool = (language: LanguageChoice) =>
  defineTool({
    name: 'sign_request',
    title: 'Sign a request',
    description: `Signs a request as Easel wants it and shows how: the string to sign, its SHA-256, and the Authorization header. Without \`private_key\` it signs with the sandbox's published throw-away key (app_sandbox, key_1), which only sandboxes accept. Use it to compare with what your own code computes. A key you pass is used once and kept nowhere, but it goes through this conversation: never pass one that matters. The header is good for 300 seconds and one request.`,
    input: z.strictObject({
      method: z.string().min(1).max(20).describe('GET, POST, PUT or DELETE.'),
      path: z
        .string()
        .min(1)
        .max(4000)
        .describe('Path with /v1 and query, as it is sent: /v1/jobs?x=1. No host.'),
      body: jsonBody.optional(),
      timestamp: z.number().int().min(0).max(99_999_999_999).optional().describe('Unix seconds.'),
      nonce: z.string().min(1).max(64).optional().describe('A fresh one if left out.'),
      app_id: z.string().max(100).default(sandboxApp.appId),
      key_id: z.string().max(100).optional(),
      private_key: z
        .string()
        .max(20_000)
        .optional()
        .describe(`PEM, PKCS#8 or PKCS#1, RSA of at least ${MIN_KEY_BITS} bits.`),
      language,
    }),
    async run({ language, body, private_key: pem, ...given }, bench) {
      const isOurs = pem === undefined;
      const keyId = given.key_id ?? (isOurs ? sandboxApp.keyId : undefined);
      const text = bodyText(body);
      try {
        const signed = await signRequest({
          appId: given.app_id,
          keyId,
          privateKey: await importPrivateKey(pem ?? sandboxApp.privateKey),
          method: given.method.toUpperCase(),
          path: given.path,
          body: text,
          nonce: given.nonce ?? createNonce(),
          ...(given.timestamp !== undefined && { timestamp: given.timestamp }),
        });
        const digest = await crypto.subtle.digest('SHA-256', signed.stringToSign);
        return {
          data: {
            authorization: signed.authorization,
            stringToSign: new TextDecoder().decode(signed.stringToSign),
            stringToSignSha256: toHex(new Uint8Array(digest)),
            timestamp: signed.timestamp,
            nonce: signed.nonce,
            signedBy: isOurs ? 'the throw-away key of the sandbox' : 'the key you passed',
            ...(text && { bodyToSend: text }),
            next: 'Send exactly these bytes. explain_signature finds out why a server refuses one.',
          },
        };
      } catch (error) {
        if (!(error instanceof SigningError)) throw error;
        const { signing } = editionIn(bench, language).messages;
        const { title, remedy } = signing[error.code] as Record<string, string>;
        throw new ToolProblem(`${title}. ${fill(remedy ?? '', error.params)}`);
      }
    },
  });
