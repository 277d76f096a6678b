import type { Call } from '../call.ts';
import type { LookUp } from './check-input.ts';
import type { Graph } from './graph.ts';
import { type CheckedGraph, inspectGraph } from './inspect-graph.ts';
import type { ImageSize } from './price-graph.ts';

export function checkWorkflow(call: Call, graph: Graph): CheckedGraph {
  return inspectGraph(graph, { resource: resourceFor(call), imageSize: imageSizeFor(call) });
}

export function imageSizeFor({ world, app }: Call): ImageSize {
  return id => world.resources.findFor(app.id, id, world.clock())?.header;
}

function resourceFor({ world, app }: Call): LookUp['resource'] {
  return id => {
    const record = world.resources.findFor(app.id, id, world.clock());
    const found = (problem: 'RESOURCE_NOT_FOUND' | 'RESOURCE_NOT_UPLOADED', message: string) =>
      ({ code: 'RESOURCE_NOT_FOUND', message, problem }) as const;
    if (!record) return found('RESOURCE_NOT_FOUND', `There is no image "${id}" for this app.`);
    if (record.upload && !record.bytes) {
      return found('RESOURCE_NOT_UPLOADED', `No bytes have arrived for image "${id}".`);
    }
    return undefined;
  };
}
