import { fill } from '@easel/site/islands/kit/view/fill.ts';
import { checkGraphText } from '@easel/site/islands/tools/workflow-checker/check-graph-text.ts';
import { z } from 'zod';
import {
  bodyText,
  defineTool,
  editionIn,
  jsonBody,
  type LanguageChoice,
  ToolProblem,
} from '../tool.ts';

const mostShown = 100;

export const checkWorkflow = (language: LanguageChoice) =>
  defineTool({
    name: 'check_workflow',
    title: 'Check a workflow graph',
    description: `Checks a workflow graph for Easel, in the API's format ({"params": {"3": {"classType": …, "inputs": …}}} or the graph alone) or as ComfyUI exports it in API format. Answers whether it is valid, each problem with its node and input, the price in credits, and \`params\`: the graph as workflow-job-create takes it. Models are looked up in the sandbox's catalogue; ids of uploads are believed.`,
    input: z.strictObject({ workflow: jsonBody, language }),
    run({ workflow, language }, bench) {
      const messages = editionIn(bench, language).messages['workflow-checker'];
      const check = checkGraphText(bodyText(workflow));
      if (!check.ok) {
        const said = fill(String(messages[check.fault]), { where: check.where });
        throw new ToolProblem(`${said} Read /docs/basic/workflow for the format.`);
      }
      const { notes, params, result } = check;
      const codes = messages.codes as Record<string, string>;
      const told = <Issue extends { code: string }>(issues: readonly Issue[]) =>
        issues.slice(0, mostShown).map(issue => ({ ...issue, meaning: codes[issue.code] }));
      return {
        data: {
          valid: result.valid,
          credits: result.valid ? result.credits : undefined,
          errors: told(result.errors),
          warnings: told(result.warnings),
          notes: notes.map(note => messages[note]),
          ...(result.valid && { params }),
        },
      };
    },
  });
