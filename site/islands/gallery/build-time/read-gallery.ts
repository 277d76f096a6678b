import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CreateJobRequest, Stage } from '@easel/contract/types';
import { parse } from 'yaml';
import { inLanguage } from '../../../i18n/translations.ts';
import { sourceOf, type Version } from '../../../versioning/sources.ts';
import { findName } from '../../kit/view/find-name.ts';

/** Of each picture, in pixels. Shown at 170 to 240. */
export const pictureSide = 288;

/** A picture as site/gallery/gallery.yaml has it. */
interface Source {
  id: string;
  /** Of the prompt. */
  language: string;
  technique: string;
  style: string;
  /** What is seen, for those who do not see it. */
  picture: string;
  stages: Stage[];
}

export interface GalleryEntry extends Omit<Source, 'stages'> {
  prompt: string;
  request: CreateJobRequest;
  /** What the sandbox asked for it: artwork/render-figures.ts. */
  credits: number;
}

export function readGallery(locale: string, version?: Version): GalleryEntry[] {
  const read = (file: string) => readFileSync(join(sourceOf('gallery', version), file), 'utf8');
  const prices: Record<string, number> = JSON.parse(read('prices.json'));
  return inLanguage(locale, parse(read('gallery.yaml')) as Source[], isText, {
    file: 'gallery.yaml',
    version,
  }).map(({ stages, ...entry }) => ({
    ...entry,
    prompt: String(findName(stages, 'text')?.value),
    request: { requestId: `gallery-${entry.id}`, stages },
    credits: prices[entry.id] ?? Number.NaN,
  }));
}

const isText = ([, field]: string[]) => field === 'picture';
