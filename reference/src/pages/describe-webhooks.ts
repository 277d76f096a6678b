import {
  type CallbackEntry,
  listCallbacks,
  type Operation,
  type RequestBody,
  type Response,
  resolveRef,
} from '../openapi.ts';
import { describeBodies, describeExamples, describeParameters, heading } from './describe-parts.ts';
import type { PageContext } from './page-context.ts';
import type { Answer, Heading, OperationData, WebhookData } from './page-data.ts';

/** What the service sends; its ids begin with one of its own, since a page may have several. */
export function describeSent(
  context: PageContext,
  title: Heading,
  id: string,
  operation: Operation,
): WebhookData {
  const { content = {} } = resolveRef<Partial<RequestBody>>(
    context.document,
    operation.requestBody ?? {},
  );
  return {
    heading: title,
    deprecated: operation.deprecated === true,
    description: context.budget.text(operation.description ?? ''),
    parameters: describeParameters(context, operation.parameters ?? [], `${id}-`),
    bodies: describeBodies(context, content, `${id}-body`),
    // The service sends it: the reader receives.
    examples: describeExamples(context, `${id}-example`, content, 'received'),
    answers: [],
  };
}

/** What the service expects to hear. */
export function describeAnswers(context: PageContext, id: string, operation: Operation): Answer[] {
  const { budget, document } = context;
  return budget.takeParts(Object.entries(operation.responses ?? {}), ([status, node]) => {
    const { description = '', content = {} } = resolveRef<Response>(document, node);
    return {
      status,
      description: budget.text(description),
      bodies: describeBodies(context, content, `${id}-response-${status}-body`),
    };
  });
}

export function describeCallbacks(
  context: PageContext,
  operation: Operation,
): Pick<OperationData, 'callbacks'> {
  const callbacks = listCallbacks(context.document, operation);
  if (callbacks.length === 0) return {};
  return {
    callbacks: {
      heading: heading(context, 2, 'callbacks', context.messages.callbacks),
      items: context.budget.takeParts(callbacks, entry => describeCallback(context, entry)),
    },
  };
}

function describeCallback(
  context: PageContext,
  { name, method, expression, operation }: CallbackEntry,
): WebhookData {
  const made = heading(context, 3, `callback-${name}`, name);
  return {
    ...describeSent(context, made, made.id, operation),
    call: { method, expression },
    answers: describeAnswers(context, made.id, operation),
  };
}
