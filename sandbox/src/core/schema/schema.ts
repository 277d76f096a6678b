/** A schema of the contract as the sandbox keeps it: what a machine needs, with references by name. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  not?: Schema;
  minimum?: number;
  maximum?: number;
  multipleOf?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  format?: string;
  minItems?: number;
  maxItems?: number;
  items?: Schema;
  minProperties?: number;
  maxProperties?: number;
  required?: string[];
  dependentRequired?: Record<string, string[]>;
  propertyNames?: Schema;
  additionalProperties?: boolean | Schema;
  properties?: Record<string, Schema>;
  /** The value of `propertyName` says which of `branches` holds. */
  discriminator?: { propertyName: string; branches: Record<string, string> };
  default?: unknown;
}

export interface Schemas {
  /** What others refer to. */
  definitions: Record<string, Schema>;
  /** Of each operation: its body, and its path, query and header as one object each. */
  bodies: Record<string, Schema>;
  parameters: Record<string, Schema>;
}
