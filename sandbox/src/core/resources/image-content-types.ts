import { ProblemError } from '../problem.ts';

export const imageContentTypes = ['image/png', 'image/jpeg', 'image/webp'] as const;

/** Other image types are outside the enum of the contract but have a code of their own. */
export function refuseOtherImageTypes(body: unknown): void {
  const type = (body as { contentType?: unknown } | null)?.contentType;
  if (typeof type !== 'string' || !/^[a-z]+\/[\w.+-]+$/i.test(type)) return;
  if (imageContentTypes.some(known => known === type)) return;
  const detail = `Expected image/png, image/jpeg or image/webp, found ${type.slice(0, 100)}.`;
  throw new ProblemError('UNSUPPORTED_MEDIA', detail, {
    extra: { errors: [{ pointer: '/contentType', code: 'ENUM', detail }] },
  });
}
