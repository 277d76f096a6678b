import type { JobType } from '@easel/contract/types';
import type { Recipe } from '../images/recipe.ts';
import type { PricedPart, WorkflowStep } from './job-record.ts';

export interface JobPlan {
  type: JobType;
  tenths: number;
  parts: PricedPart[];
  prompt: string;
  count: number;
  seed: number | undefined;
  recipe: Omit<Recipe, 'note'>;
  inputsUsable: boolean;
  steps?: WorkflowStep[];
}
