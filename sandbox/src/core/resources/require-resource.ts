import type { FieldError } from '@easel/contract/types';
import { ProblemError } from '../problem.ts';
import type { World } from '../world.ts';
import type { ResourceRecord } from './resource-store.ts';

export function requireResource(
  world: World,
  appId: string,
  id: string,
  pointer: string,
): ResourceRecord {
  const record = world.resources.findFor(appId, id, world.clock());
  const point = (code: FieldError['code'], detail: string) => ({
    extra: { errors: [{ pointer, code, detail }] },
  });
  if (!record) {
    const detail = `There is no image ${id} for this app.`;
    throw new ProblemError('RESOURCE_NOT_FOUND', detail, point('NOT_FOUND', detail));
  }
  if (record.upload && !record.bytes) {
    const detail = `No bytes have arrived for image ${id}.`;
    throw new ProblemError('RESOURCE_NOT_UPLOADED', detail, point('INVALID', detail));
  }
  return record;
}
