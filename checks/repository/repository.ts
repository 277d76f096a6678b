/** All that a rule may see. Paths are relative to the root, with forward slashes. */
export interface Repository {
  /** Every file that is ours or that we built; installed packages are not listed, but can be read. */
  files: readonly string[];
  read(path: string): string;
  /** What one of our scripts prints. */
  output(script: string, ...args: string[]): Promise<string>;
}
