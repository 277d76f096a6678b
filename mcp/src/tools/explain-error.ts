import { readResponse } from '@easel/site/islands/tools/error-explainer/read-response.ts';
import { z } from 'zod';
import type { ErrorText } from '../library.ts';
import { defineTool, editionIn, type LanguageChoice, longestText, ToolProblem } from '../tool.ts';

const mostShown = 12;
const mostFields = 20;
const ofSignature = ['SIGN_ERROR', 'TIMESTAMP_SKEW', 'NONCE_REUSED'];

export const explainError = (language: LanguageChoice) =>
  defineTool({
    name: 'explain_error',
    title: 'Explain an error',
    description: `Explains an error of the Easel API: what it means, its cause, what to do, and whether sending it again can help. Takes a code (QUEUE_FULL), the reason of a failed job (OUT_OF_MEMORY), a status (429), or a pasted response: a body, or a whole HTTP response with its headers, or a webhook.`,
    input: z.strictObject({
      error: z.string().min(1).max(longestText).describe('Code, status, or pasted response.'),
      language,
    }),
    run({ error, language }, bench) {
      const { errors, jobFailures } = editionIn(bench, language).errors;
      const { codes, status, retryAfter, problem, tooDeep } = readResponse(error);
      const all = [...errors, ...jobFailures];
      const named = all.filter(entry => codes.includes(nameOf(entry)));
      const shown = named.length > 0 ? named : all.filter(entry => entry.status === status);
      if (shown.length === 0 || (named.length === 0 && !status)) {
        throw new ToolProblem(
          tooDeep
            ? 'The JSON is nested too deeply to read. Give the code alone.'
            : 'No Easel error is in this. Give a code such as PARAM_ERROR, a status such as 429, or the body of the response; search finds codes by their meaning.',
        );
      }
      return {
        data: {
          ...(named.length === 0 && { foundByStatus: status }),
          errors: shown.slice(0, mostShown).map(describe),
          ...(retryAfter && { retryAfterSeconds: retryAfter }),
          ...(problem.errors.length > 0 && { fields: problem.errors.slice(0, mostFields) }),
          ...(problem.required !== undefined && { creditsRequired: problem.required }),
          ...(problem.balance !== undefined && { balance: problem.balance }),
          ...(problem.serverTime && { serverTime: problem.serverTime }),
          ...(codes.some(code => ofSignature.includes(code)) && {
            next: 'explain_signature finds the mistake in a request whose signature was refused.',
          }),
        },
      };
    },
  });

const nameOf = ({ code, reason }: ErrorText) => reason ?? code;

function describe(entry: ErrorText) {
  const { status, retryable, title, meaning, cause, remedy, code } = entry;
  return {
    code: nameOf(entry),
    ...(entry.reason && { failureCode: code }),
    ...(status && { status }),
    title,
    meaning,
    cause,
    remedy,
    retryable,
  };
}
