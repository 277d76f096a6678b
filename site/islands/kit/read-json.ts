import { jsonDepth, maxDepth } from '@easel/sandbox/json-depth';

export type ReadJson =
  | { ok: true; value: unknown }
  | { ok: false; tooDeep: boolean; message: string };

/** JSON that somebody has typed or pasted, or a server has sent. What is nested deeper than the API allows is not walked. */
export function readJson(text: string): ReadJson {
  if (jsonDepth(text) > maxDepth) return { ok: false, tooDeep: true, message: '' };
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch (error) {
    return { ok: false, tooDeep: false, message: String((error as Error).message) };
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
