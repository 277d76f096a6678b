import type { Resource } from '@easel/contract/types';
import { limits } from '../contract-data.ts';
import type { ImageHeader } from '../images/image-header.ts';
import type { World } from '../world.ts';
import { signUrl } from './signed-url.ts';

/** Addresses are signed anew at each read. */
export async function describeResource(
  world: World,
  origin: string,
  id: string,
  header: ImageHeader,
  now: number,
): Promise<Resource> {
  const life = limits['result-url-life'].value;
  const path = `/media/r/${id}.${header.format}`;
  return {
    id,
    url: await signUrl(world, 'GET', origin, path, now + life * 1000),
    expiredIn: String(life),
    meta: { image: { ...header } },
  };
}
