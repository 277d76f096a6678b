import { checkGraphText } from '@easel/site/islands/tools/workflow-checker/check-graph-text.ts';
import { z } from 'zod';
import { listOperations } from '../contract.ts';
import { judge, priceStages, stagesOf } from '../judge.ts';
import {
  bodyText,
  defineTool,
  editionIn,
  jsonBody,
  type LanguageChoice,
  ToolProblem,
} from '../tool.ts';
import { findOperation } from './get-operation.ts';

export const priceRequest = (language: LanguageChoice) =>
  defineTool({
    name: 'price_request',
    title: 'Price a request',
    description: `Says what a request to Easel would cost, in credits, by the rules that the server charges by. For create-job and calc-credits-job: the total, and a line for each stage with what it is computed from. For workflow-job-create: the total. For other operations: what the contract says of their price. The body must be valid; validate_request says why one is not.`,
    input: z.strictObject({
      operation: z.string().max(100).default('create-job').describe('Id of the operation.'),
      body: jsonBody.optional(),
      language,
    }),
    run({ operation, body, language }, bench) {
      const { contract } = editionIn(bench, language);
      const found = findOperation(listOperations(contract), operation);
      const rule = found.operation['x-credits'];
      if (body === undefined) return { data: { operation: found.id, rule } };
      const text = bodyText(body);
      const judged = judge(found.id, text);
      if (!judged.ok) {
        const { code, detail, errors } = judged.refused;
        throw new ToolProblem(
          `This would be refused with ${code}, so it has no price: ${detail} ${JSON.stringify(errors)} Correct it and ask again.`,
        );
      }
      const stages = stagesOf(judged.body);
      if (stages) return { data: { operation: found.id, ...priceStages(stages), rule } };
      const graph = found.id.startsWith('workflow-') ? checkGraphText(text) : undefined;
      if (graph?.ok && graph.result.valid) {
        return { data: { operation: found.id, credits: graph.result.credits, rule } };
      }
      return { data: { operation: found.id, rule } };
    },
  });
