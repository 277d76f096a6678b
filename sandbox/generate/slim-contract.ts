import type { ErrorEntry, JobFailureEntry, listConstants, OperationEntry } from '@easel/contract';
import type { SandboxApp } from './sandbox-apps.ts';

interface Sources {
  operations: OperationEntry[];
  errors: ErrorEntry[];
  failures: JobFailureEntry[];
  constants: Awaited<ReturnType<typeof listConstants>>;
  apps: SandboxApp[];
}

/** What the sandbox needs at run time, without the prose: readers of the page download it. */
export function slimContract({ operations, errors, failures, constants, apps }: Sources) {
  return {
    operations: operations.map(({ id, method, path, operation }) => ({
      id,
      method: method.toUpperCase(),
      path,
      rateLimit: operation['x-rate-limit'] ?? 'default',
      errors: operation['x-errors'] ?? [],
      hasBody: operation.requestBody !== undefined,
    })),
    errors: Object.fromEntries(
      errors.map(({ code, status, retryable, title, meaning, type }) => [
        code,
        { status, retryable, title, meaning, type },
      ]),
    ),
    failures: Object.fromEntries(failures.map(({ reason, code }) => [reason, code])),
    limits: Object.fromEntries(
      constants.limits.limits.map(({ id, label: _, unit: __, ...numbers }) => [id, numbers]),
    ),
    rateLimits: constants.limits.rateLimits,
    samplers: constants.samplers,
    controlnet: {
      fitsEveryModel: constants.controlnet.fitsEveryModel,
      kinds: constants.controlnet.kinds.map(({ preprocessors, models, params }) => ({
        preprocessors,
        models,
        params,
      })),
    },
    baseModels: constants.baseModels,
    webhooks: constants.webhooks,
    fixtures: constants.fixtures,
    apps,
  };
}
