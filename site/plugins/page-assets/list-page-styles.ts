import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RouteConfig } from '@docusaurus/types';
import { simpleHash } from '@docusaurus/utils';
import { scripts as scriptGroups } from './groups.ts';

/** Names of chunks, nested like the modules of the route. */
type ChunkNames = string | { [name: string]: ChunkNames } | ChunkNames[];

export interface BuiltFiles {
  /** `.docusaurus/routesChunkNames.json`: the path of a route and a hash, and the chunks that it asks for. */
  chunkNames: Record<string, ChunkNames>;
  /** `.docusaurus/client-manifest.json`: chunks by what asks for them, and their files. */
  manifest: {
    origins: Record<string, string[]>;
    assets: Record<string, { css?: { publicPath: string }[] }>;
  };
}

export function readBuiltFiles(generatedFilesDir: string): BuiltFiles {
  const read = (file: string) =>
    JSON.parse(readFileSync(path.join(generatedFilesDir, file), 'utf8'));
  return { chunkNames: read('routesChunkNames.json'), manifest: read('client-manifest.json') };
}

/** The styles that a page needs beside those of all pages: Docusaurus itself knows only when its main script has run. */
export function listPageStyles(
  routes: RouteConfig[],
  { chunkNames, manifest }: BuiltFiles,
): (page: string) => string[] {
  const namesOf = joinRoutes(routes, chunkNames);
  const chunksOf = (name: string) => manifest.origins[groupOf.get(name) ?? name] ?? [];
  const ofAllPages = new Set(chunksOf('main'));
  return page => {
    const names = branchOf(page, routes).flatMap(route => flatten(namesOf.get(route) ?? []));
    const chunks = [...new Set(names.flatMap(chunksOf))].filter(chunk => !ofAllPages.has(chunk));
    return chunks.flatMap(chunk => manifest.assets[chunk]?.css ?? []).map(file => file.publicPath);
  };
}

/** Docusaurus lists the names in the order in which it walks the routes; several routes may have the same path. */
function joinRoutes(routes: RouteConfig[], chunkNames: BuiltFiles['chunkNames']) {
  const walked = walk(routes);
  const listed = Object.entries(chunkNames);
  const fits = walked.every(({ path }, index) => listed[index]?.[0].startsWith(`${path}-`));
  if (!fits || walked.length !== listed.length)
    throw new Error('routesChunkNames.json does not list the routes in the order of the routes');
  return new Map(walked.map((route, index) => [route, listed[index]?.[1] ?? []]));
}

function walk(routes: RouteConfig[]): RouteConfig[] {
  return routes.flatMap(route => [route, ...walk(route.routes ?? [])]);
}

/** The route of a page, and those around it. */
function branchOf(page: string, routes: RouteConfig[]): RouteConfig[] {
  for (const route of routes) {
    if (!route.routes && route.path === page) return [route];
    const inside = branchOf(page, route.routes ?? []);
    if (inside.length > 0) return [route, ...inside];
  }
  return [];
}

function flatten(chunks: ChunkNames): string[] {
  return typeof chunks === 'string' ? [chunks] : Object.values(chunks).flatMap(flatten);
}

/** A chunk that went into a group is not in the manifest any more. */
const groupOf = new Map(
  Object.entries(scriptGroups).flatMap(([group, modules]) =>
    modules.map(module => [simpleHash(module, 8), group]),
  ),
);
