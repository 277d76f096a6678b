import type { Carried } from '../request/carry';

export interface FoundImage {
  url: string;
  id?: string;
}

const imageUrl = /^https?:\/\/\S+\.(png|jpe?g|webp)(\?|$)/i;

/** Every image that an answer links to, with its id where there is one. A workflow names its images twice. */
export function findImages(json: unknown): FoundImage[] {
  return [...new Map(linkedImages(json).map(image => [image.url, image])).values()];
}

function linkedImages(json: unknown): FoundImage[] {
  if (typeof json === 'string') return imageUrl.test(json) ? [{ url: json }] : [];
  if (Array.isArray(json)) return json.flatMap(linkedImages);
  if (typeof json !== 'object' || json === null) return [];
  const { id, url, ...rest } = json as { id?: unknown; url?: unknown };
  const own = linkedImages(url).map(image => (typeof id === 'string' ? { ...image, id } : image));
  return [...own, ...Object.values(rest).flatMap(linkedImages)];
}

/** The ids of an answer that another operation can start from. */
export function findIds(
  operation: string,
  json: unknown,
): Partial<Record<Carried['field'], string>> {
  const answer = (json ?? {}) as {
    job?: { id?: unknown } | null;
    jobId?: unknown;
    resourceId?: unknown;
    image?: { id?: unknown } | null;
  };
  const jobId = answer.job?.id ?? answer.jobId;
  const image = operation === 'get-job' ? findImages(json)[0]?.id : undefined;
  const resourceId = answer.resourceId ?? answer.image?.id ?? image;
  return {
    ...(jobId && typeof jobId === 'string' ? { jobId } : {}),
    ...(resourceId && typeof resourceId === 'string' ? { resourceId } : {}),
  };
}
