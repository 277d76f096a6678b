import type { StsUpload, StsUploadRequest } from '@easel/contract/types';
import { encodeBase64 } from '@easel/signing';
import { hmacBase64 } from '../bytes.ts';
import { limits } from '../contract-data.ts';
import { timestamp } from '../jobs/describe-job.ts';
import { imageContentTypes, openUpload } from '../resources/uploads.ts';
import type { Handler } from '../world.ts';

/** The credentials are good for one object and for writing only. */
export const createResourceImageSts: Handler<StsUploadRequest> = async call => {
  const { world, body, now, origin } = call;
  const openUntil = now + (body.expireSec ?? limits['sts-life'].default) * 1000;
  const maxBytes = limits['upload-size'].maximum;
  const resourceId = world.nextId();
  const expire = timestamp(openUntil);
  const filePath = `tmp/${expire.slice(0, 10).replaceAll('-', '')}/${resourceId}`;
  const policy = base64Json({
    expiration: expire,
    conditions: [
      ['eq', '$key', filePath],
      ['content-length-range', 1, maxBytes],
    ],
  });
  const accessId = 'STS.SANDBOXaccessid';
  const securityToken = `sandbox-token-${resourceId}`;
  const callback = base64Json({ callbackUrl: `${origin}/upload/received` });
  const fields = { OSSAccessKeyId: accessId, 'x-oss-security-token': securityToken, callback };
  openUpload(call, resourceId, body.term, { openUntil, fields });
  const upload: StsUpload = {
    resourceId,
    host: `${origin}/upload/form`,
    filePath,
    accessId,
    policy,
    signature: await hmacBase64(await world.urlKey, policy),
    securityToken,
    callback,
    expire,
    maxBytes,
    contentTypes: [...imageContentTypes],
  };
  return { body: upload };
};

function base64Json(value: unknown): string {
  return encodeBase64(new TextEncoder().encode(JSON.stringify(value)));
}
