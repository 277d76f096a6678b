import { operations, ProblemError, readValidBody, toCredits } from '@easel/sandbox/judge';
import { checkStages, diffusionFactor, type Stage, sizeFactor } from '@easel/sandbox/pricing';
import { utf8 } from '@easel/signing';
import { ToolProblem } from './tool.ts';

export interface Refused {
  status?: number;
  code: string;
  detail: string;
  errors: { pointer: string; code: string; detail: string }[];
}

export type Judged = { ok: true; body: unknown } | { ok: false; refused: Refused };

/** What the sandbox says of a body: the contract's schema, then the rules between its stages. */
export function judge(id: string, text: string): Judged {
  const operation = operations.find(candidate => candidate.id === id);
  if (!operation) {
    const known = operations.filter(({ hasBody }) => hasBody).map(candidate => candidate.id);
    throw new ToolProblem(
      `There is no operation ${id.slice(0, 100)}. With a body: ${known.join(', ')}.`,
    );
  }
  if (!operation.hasBody) {
    throw new ToolProblem(`${id} has no body to check. Send it with run_request.`);
  }
  try {
    const body = readValidBody(operation, utf8(text));
    const stages = stagesOf(body);
    if (stages) checkStages(stages);
    return { ok: true, body };
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    const { code, message: detail, options } = error;
    return { ok: false, refused: { code, detail, errors: options.extra?.errors ?? [] } };
  }
}

export function stagesOf(body: unknown): Stage[] | undefined {
  const { stages } = body as { stages?: Stage[] };
  return Array.isArray(stages) ? stages : undefined;
}

/** The sandbox's own price of stages that it has checked. */
export function priceStages(stages: Stage[]) {
  const { tenths, breakdown } = checkStages(stages);
  return {
    credits: toCredits(tenths),
    lines: breakdown.map(({ type, modelFactor, count, steps, width, height, credits }) => {
      const factor = type === 'DIFFUSION' ? diffusionFactor : sizeFactor(width, height);
      return { type, credits, modelFactor, count, steps, width, height, factor };
    }),
  };
}
