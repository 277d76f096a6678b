import { BoundedMap } from '../bounded-map.ts';
import type { ImageHeader } from '../images/image-header.ts';
import type { Recipe } from '../images/recipe.ts';
import type { Bytes } from '../read-body.ts';

export interface UploadTerms {
  contentType?: string;
  contentLength?: number;
  contentSha256?: string;
  openUntil: number;
}

export interface ResourceRecord {
  id: string;
  /** `*` for the fixtures, which every app may use. */
  appId: string;
  expiresAt: number;
  /** Results exist from the moment their job ends. */
  availableAt?: number;
  upload?: UploadTerms;
  bytes?: Bytes;
  /** Absent when the bytes are no usable image. */
  header?: ImageHeader;
  recipe?: Recipe;
}

const maxBytes = 96 * 1024 * 1024;
const recordWeight = 1024;

export class ResourceStore {
  readonly #records = new BoundedMap<string, ResourceRecord>(
    maxBytes,
    record => recordWeight + (record.bytes?.length ?? 0),
  );

  /** A record is replaced, never changed, because its weight is counted. */
  put(record: ResourceRecord): void {
    this.#records.set(record.id, record);
  }

  find(id: string, now: number): ResourceRecord | undefined {
    const record = this.#records.get(id);
    const exists = record && record.expiresAt > now && (record.availableAt ?? 0) <= now;
    return exists ? record : undefined;
  }

  findFor(appId: string, id: string, now: number): ResourceRecord | undefined {
    const record = this.find(id, now);
    return record && (record.appId === '*' || record.appId === appId) ? record : undefined;
  }
}
