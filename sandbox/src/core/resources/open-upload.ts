import type { ResourceTerm } from '@easel/contract/types';
import type { Call } from '../call.ts';
import { limits } from '../contract-data.ts';
import { ProblemError } from '../problem.ts';
import type { UploadTerms } from './resource-store.ts';

/** Gives out an id that has no bytes yet. */
export function openUpload(
  { world, app, now }: Call,
  term: ResourceTerm | undefined,
  upload: UploadTerms,
): string {
  if (term === 2 && !app.longTerm) throw new ProblemError('LONG_TERM_NOT_ALLOWED');
  const id = world.nextId();
  const life = limits['resource-life'].value * 1000;
  const expiresAt = term === 2 ? Number.POSITIVE_INFINITY : now + life;
  world.resources.put({ id, appId: app.id, expiresAt, upload });
  return id;
}
