import { createRequire } from 'node:module';

interface TsxApi {
  require: (file: string, from: string) => unknown;
}

/**
 * Docusaurus compiles configuration and plugins with jiti, which does not know JSX. Modules that render components are
 * loaded by tsx instead, anew each time, so that a change shows without a restart.
 */
export function loadJsx<T>(file: string, from: string): T {
  // Compiled there is no JSX left, and Node loads the module.
  if (import.meta.url.endsWith('.js'))
    return createRequire(from)(file.replace(/\.tsx?$/, '.js')) as T;
  const tsx = createRequire(import.meta.url)('tsx/cjs/api') as TsxApi;
  return tsx.require(file, from) as T;
}
