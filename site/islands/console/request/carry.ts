import type { FormData } from '../form-data';
import { type Draft, draftOf, parseJson, printJson } from './draft';

/** An id that an answer has brought, on its way to the next operation. */
export interface Carried {
  field: 'jobId' | 'resourceId';
  value: string;
  /** The operation that answered: what a preprocessor has made goes in as a control image. */
  from: string;
}

/** Where an id of an answer can be used next, in the order a reader would go. */
export const nextOperations: Record<Carried['field'], string[]> = {
  jobId: ['get-job', 'cancel-job'],
  resourceId: ['controlnet-detect', 'img-2-prompt', 'create-job'],
};

const imageField = /^(imageResourceId|inputImageResourceId)$/;

export function applyCarried(data: FormData, carried: Carried): Draft {
  const { field, value, from } = carried;
  if (field === 'jobId') {
    const draft = draftOf(data);
    return { ...draft, parameters: { ...draft.parameters, jobId: value } };
  }
  const wanted = from === 'controlnet-detect' ? 'inputImageResourceId' : 'imageResourceId';
  const example = data.examples.find(entry => JSON.stringify(entry.value).includes(`"${wanted}"`));
  const draft = draftOf(data, example?.name);
  return { ...draft, body: draft.body && printJson(withImage(parseJson(draft.body), value, from)) };
}

function withImage(node: unknown, id: string, from: string): unknown {
  if (Array.isArray(node)) return node.map(item => withImage(item, id, from));
  if (typeof node !== 'object' || node === null) return node;
  const filled = Object.fromEntries(
    Object.entries(node).map(([name, value]) => [
      name,
      imageField.test(name) ? id : withImage(value, id, from),
    ]),
  );
  // The image is a control image already; to preprocess it again would spoil it.
  if ('inputImageResourceId' in filled && from === 'controlnet-detect') {
    const { preprocessorParams: _, ...rest } = filled;
    return { ...rest, preprocessor: 'none' };
  }
  return filled;
}
