import type {
  ContractDocument,
  ErrorEntry,
  JobFailureEntry,
  listConstants,
  OperationEntry,
} from '@easel/contract';
import { readSchemas } from './read-schemas.ts';

interface Sources {
  document: ContractDocument;
  operations: OperationEntry[];
  errors: ErrorEntry[];
  failures: JobFailureEntry[];
  constants: Awaited<ReturnType<typeof listConstants>>;
  apps: SandboxApp[];
}

/** What the sandbox needs at run time, without the prose: readers of the page download it. */
export function slimContract(sources: Sources) {
  const { document, operations, errors, failures, constants, apps } = sources;
  return {
    version: document.info.version,
    ...readSchemas(document),
    operations: Object.fromEntries(
      operations.map(({ id, method, path, operation }) => [
        id,
        {
          method: method.toUpperCase(),
          path,
          rateLimit: operation['x-rate-limit'] ?? 'default',
          errors: operation['x-errors'] ?? [],
          hasBody: operation.requestBody !== undefined,
        },
      ]),
    ),
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

interface SandboxApp {
  id: string;
  token: string;
  keys: { keyId: string; publicKey: string }[];
  /** Tenths of a credit, given again every hour. */
  allowance: number;
  longTerm: boolean;
  /** The error every call of this app is answered with, once its credentials are right. */
  refusal?: 'APP_DISABLED' | 'IP_NOT_ALLOWED';
}

/** Apps differ in what they may do, so that a refusal can be provoked by signing as another app. */
export async function sandboxApps(
  readKey: (name: string) => Promise<string>,
): Promise<SandboxApp[]> {
  const first = {
    keyId: 'key_1',
    publicKey: await readKey('throwaway-sandbox-1.public.pem'),
  };
  const second = {
    keyId: 'key_2',
    publicKey: await readKey('throwaway-sandbox-2.public.pem'),
  };
  const other = {
    keyId: 'key_1',
    publicKey: await readKey('throwaway-other-app.public.pem'),
  };
  return [
    {
      id: 'app_sandbox',
      token: 'sbx_token_sandbox',
      keys: [first, second],
      allowance: 10_000,
      longTerm: true,
    },
    {
      id: 'app_other',
      token: 'sbx_token_other',
      keys: [other],
      allowance: 10_000,
      longTerm: true,
    },
    { id: 'app_free', token: 'sbx_token_free', keys: [first], allowance: 4, longTerm: false },
    {
      id: 'app_disabled',
      token: 'sbx_token_disabled',
      keys: [first],
      allowance: 0,
      longTerm: false,
      refusal: 'APP_DISABLED',
    },
    {
      id: 'app_office_only',
      token: 'sbx_token_office_only',
      keys: [first],
      allowance: 0,
      longTerm: false,
      refusal: 'IP_NOT_ALLOWED',
    },
  ];
}
