import type { WorkflowNode } from '@easel/contract/types';
import { follow, type Graph, inputOf } from './graph.ts';

export interface TracedSize {
  width: number;
  height: number;
  batch: number;
  /** Nothing in the graph tells the size. */
  assumed?: boolean;
}

const unknownSize = { width: 2048, height: 2048, batch: 1, assumed: true };
const upscaleModelScale = 4;
const maxDepth = 200;

/** Follows the links of a node back to where the size of its image comes from. */
export function traceSize(
  graph: Graph,
  node: WorkflowNode | undefined,
  imageSize: (resourceId: string) => { width: number; height: number } | undefined,
  depth = 0,
): TracedSize {
  if (!node || depth > maxDepth) return unknownSize;
  const back = (name: string) => traceSize(graph, follow(graph, node, name), imageSize, depth + 1);
  const number = (name: string) => Number(inputOf(node, name));
  const scaled = (size: TracedSize, by: number): TracedSize => ({
    ...size,
    width: Math.round(size.width * by),
    height: Math.round(size.height * by),
  });
  switch (node.classType) {
    case 'EmptyLatentImage':
      return { width: number('width'), height: number('height'), batch: number('batch_size') };
    case 'LoadImage': {
      const size = imageSize(String(inputOf(node, 'image')));
      return size ? { ...size, batch: 1 } : unknownSize;
    }
    case 'LatentUpscale':
      return { ...back('samples'), width: number('width'), height: number('height') };
    case 'ImageScale':
      return { ...back('image'), width: number('width'), height: number('height') };
    case 'LatentUpscaleBy':
      return scaled(back('samples'), number('scale_by'));
    case 'ImageScaleBy':
      return scaled(back('image'), number('scale_by'));
    case 'ImageUpscaleWithModel':
      return scaled(back('image'), upscaleModelScale);
    case 'KSampler':
    case 'KSamplerAdvanced':
      return back('latent_image');
    case 'VAEDecode':
      return back('samples');
    case 'VAEEncode':
      return back('pixels');
    case 'ImageInvert':
      return back('image');
    case 'SaveImage':
    case 'PreviewImage':
      return back('images');
    default:
      return unknownSize;
  }
}
