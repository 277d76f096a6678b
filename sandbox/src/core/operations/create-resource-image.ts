import type { ImageUpload, ImageUploadRequest } from '@easel/contract/types';
import { limits } from '../contract-data.ts';
import { timestamp } from '../jobs/describe-job.ts';
import { signUrl } from '../resources/media.ts';
import { openUpload } from '../resources/uploads.ts';
import type { Handler } from '../world.ts';

export const createResourceImage: Handler<ImageUploadRequest> = async call => {
  const { world, body, now, origin } = call;
  const openUntil = now + (body.expireSec ?? limits['put-url-life'].default) * 1000;
  const { contentType, contentLength, contentSha256 } = body;
  const headers: Record<string, string> = {
    ...(contentType ? { 'Content-Type': contentType } : {}),
    ...(contentSha256 ? { 'X-Content-Sha256': contentSha256 } : {}),
  };
  const resourceId = world.nextId();
  openUpload(call, resourceId, body.term, {
    openUntil,
    headers,
    ...(contentLength ? { contentLength } : {}),
    ...(contentSha256 ? { contentSha256 } : {}),
  });
  const upload: ImageUpload = {
    resourceId,
    putUrl: await signUrl(world, 'PUT', origin, `/upload/r/${resourceId}`, openUntil),
    method: 'PUT',
    headers,
    expireAt: timestamp(openUntil),
    maxBytes: contentLength ?? limits['upload-size'].maximum,
  };
  return { body: upload };
};
