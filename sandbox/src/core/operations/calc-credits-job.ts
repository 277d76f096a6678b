import type { CalcCreditsRequest, CreditsQuote } from '@easel/contract/types';
import { toCredits } from '../credits.ts';
import { checkStages } from '../stages/check-stages.ts';
import type { Handler } from '../world.ts';

/** Never reserves, and looks at no upload: a price depends on the request alone. */
export const calcCreditsJob: Handler<CalcCreditsRequest> = async ({ world, app, body, now }) => {
  const { tenths, breakdown } = checkStages(body.stages);
  const balance = Math.max(0, world.jobs.balance(app, now));
  const quote: CreditsQuote = {
    credits: toCredits(tenths),
    breakdown,
    balance: toCredits(balance),
    sufficient: balance >= tenths,
  };
  return { body: quote };
};
