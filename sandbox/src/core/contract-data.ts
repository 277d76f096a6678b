import data from '../../generated/contract-data.json' with { type: 'json' };

export type OperationId = keyof typeof data.operations;
export type ErrorCode = keyof typeof data.errors;
export type FailureReason = keyof typeof data.failures;
export type BaseModel = keyof typeof data.baseModels;
export type RateLimitName = keyof typeof data.rateLimits;

export interface OperationFacts {
  id: OperationId;
  method: string;
  path: string;
  rateLimit: string;
  errors: string[];
  hasBody: boolean;
}

export interface SandboxApp {
  id: string;
  token: string;
  keys: { keyId: string; publicKey: string }[];
  allowance: number;
  longTerm: boolean;
  refusal?: string;
}

interface ControlKind {
  preprocessors: string[];
  models: string[];
  params: Record<string, Record<string, { minimum: number; maximum: number; default: number }>>;
}

export const operations = Object.entries(data.operations).map(
  ([id, facts]): OperationFacts => ({ id: id as OperationId, ...facts }),
);
export const errors = data.errors;
export const failures = data.failures;
export const apps: SandboxApp[] = data.apps;
export const controlKinds = data.controlnet.kinds as unknown as ControlKind[];
export const contractVersion = data.version;
/** The field names of each object that takes no others. */
export const closedObjects: readonly (readonly string[])[] = data.closedObjects;
/** Numbers that travel as texts: the pattern of each, with its least and greatest value. */
export const numberTexts: Readonly<Record<string, readonly string[]>> = data.numberTexts;
export const stageTypes: readonly string[] = data.stageTypes;
export const { limits, rateLimits, samplers, baseModels, webhooks, fixtures } = data;
export const fitsEveryModel = data.controlnet.fitsEveryModel;
