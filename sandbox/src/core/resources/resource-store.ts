import { BoundedMap } from '../bounded-map.ts';
import type { Bytes } from '../bytes.ts';
import { fixtures } from '../contract-data.ts';
import type { ImageHeader } from '../images/image-header.ts';
import type { Recipe } from '../painter/recipe.ts';

export interface UploadTerms {
  /** What a PUT must carry. */
  headers?: Record<string, string>;
  /** What a form must carry, beside its key. */
  fields?: Record<string, string>;
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

/** Two uploads of the greatest size. */
const maxUploadBytes = 42 * 1024 * 1024;
/** Results, of which only the recipe is kept, and previews of control images. */
const maxDerivedBytes = 16 * 1024 * 1024;
const recordWeight = 1024;
const putsBetweenSweeps = 500;

const boundedRecords = (limit: number) =>
  new BoundedMap<string, ResourceRecord>(
    limit,
    record => recordWeight + (record.bytes?.length ?? 0),
  );

export class ResourceStore {
  readonly #fixtures = new Map<string, ResourceRecord>();
  readonly #uploads = boundedRecords(maxUploadBytes);
  readonly #derived = boundedRecords(maxDerivedBytes);
  readonly #clock: () => number;
  #puts = 0;

  constructor(known: ResourceRecord[], clock: () => number) {
    for (const record of known) this.#fixtures.set(record.id, record);
    this.#clock = clock;
  }

  /** A record is replaced, never changed, because its weight is counted. */
  put(record: ResourceRecord): void {
    (record.upload ? this.#uploads : this.#derived).set(record.id, record);
    this.#puts += 1;
    if (this.#puts % putsBetweenSweeps === 0) this.#forgetExpired(this.#clock());
  }

  find(id: string, now: number): ResourceRecord | undefined {
    const record = this.#fixtures.get(id) ?? this.#uploads.get(id) ?? this.#derived.get(id);
    const exists = record && record.expiresAt > now && (record.availableAt ?? 0) <= now;
    return exists ? record : undefined;
  }

  findFor(appId: string, id: string, now: number): ResourceRecord | undefined {
    const record = this.find(id, now);
    return record && (record.appId === '*' || record.appId === appId) ? record : undefined;
  }

  /** Results live for an hour; without this they would stay until others push them out. */
  #forgetExpired(now: number): void {
    for (const records of [this.#uploads, this.#derived]) {
      for (const { id, expiresAt } of [...records.values()]) {
        if (expiresAt <= now) records.delete(id);
      }
    }
  }
}

/** The pictures that the contract's examples name, so that every example can be sent as it is. */
export function fixtureResources(): ResourceRecord[] {
  return fixtures.resources.map(({ id, purpose, width, height }) => ({
    id,
    appId: '*',
    expiresAt: Number.POSITIVE_INFINITY,
    header: { format: 'png', width, height },
    recipe: fixtureRecipe(id, purpose, width, height),
  }));
}

function fixtureRecipe(id: string, purpose: string, width: number, height: number): Recipe {
  return {
    paint: {
      prompt:
        purpose === 'photograph' ? 'a cottage by a lake, mountains, autumn' : `sandbox ${purpose}`,
      seed: 7,
      steps: 40,
      baseModel: 'SDXL',
      modelId: id,
      loras: [],
    },
    canvas: { width, height },
    width,
    height,
    controls: [],
    note: '',
  };
}
