import { fileURLToPath } from 'node:url';
import type { Plugin } from '@docusaurus/types';

/** The page is painted before its scripts start: decisions/0058. */
export default function paintFirst(): Plugin {
  return {
    name: 'paint-first',
    configureWebpack: (_config, isServer) =>
      isServer || process.env.NODE_ENV !== 'production'
        ? {}
        : { entry: fileURLToPath(new URL('../../src/client/start.ts', import.meta.url)) },
  };
}
