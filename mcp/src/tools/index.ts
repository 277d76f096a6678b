import type { LanguageChoice, Tool } from '../tool.ts';
import { checkWorkflow } from './check-workflow.ts';
import { explainError } from './explain-error.ts';
import { explainSignature } from './explain-signature.ts';
import { getOperation } from './get-operation.ts';
import { priceRequest } from './price-request.ts';
import { readPage } from './read-page.ts';
import { runRequest } from './run-request.ts';
import { search } from './search.ts';
import { signRequestTool } from './sign-request.ts';
import { validateRequest } from './validate-request.ts';

/** In the order in which an agent has a use for them. */
export const listTools = (language: LanguageChoice): Tool[] =>
  [
    search,
    readPage,
    getOperation,
    validateRequest,
    priceRequest,
    checkWorkflow,
    runRequest,
    explainError,
    signRequestTool,
    explainSignature,
  ].map(tool => tool(language));
