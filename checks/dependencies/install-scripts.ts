/**
 * Packages that ask to run a script when installed. Ours never run (ignore-scripts), so each entry
 * says why the package works without.
 */
export const installScripts: Record<string, string> = {
  '@swc/core': 'only looks for its binary, which arrives as an optional package of its own',
  'core-js': 'only prints a request for donations',
  esbuild:
    'only replaces a launcher by the binary, which arrives as an optional package of its own',
};
