import { z } from 'zod';
import { judge } from '../judge.ts';
import { bodyText, defineTool, editionIn, jsonBody, type LanguageChoice } from '../tool.ts';

export const validateRequest = (language: LanguageChoice) =>
  defineTool({
    name: 'validate_request',
    title: 'Check a request body',
    description: `Checks the JSON body of an Easel request without sending it: syntax, the schema of the operation, and the rules between stages, with the messages that the server would give. Each entry of \`errors\` has a JSON pointer to the field. Ids of uploads and templates are not looked up, and neither is the balance; run_request does both.`,
    input: z.strictObject({
      operation: z.string().max(100).describe('Id of the operation, such as create-job.'),
      body: jsonBody,
      language,
    }),
    run({ operation, body, language }, bench) {
      const judged = judge(operation, bodyText(body));
      if (judged.ok) return { data: { valid: true } };
      const { refused } = judged;
      const { errors } = editionIn(bench, language).errors;
      const known = errors.find(({ code }) => code === refused.code);
      return {
        data: {
          valid: false,
          status: known?.status,
          ...refused,
          meaning: known?.meaning,
          remedy: known?.remedy,
        },
      };
    },
  });
