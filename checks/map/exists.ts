/** Whether a path or glob names a file, or a folder with files in it. */
export function exists(path: string, files: readonly string[]): boolean {
  const pattern = new RegExp(`^${toPattern(path.replace(/\/$/, ''))}(?:/|$)`);
  return files.some(file => pattern.test(file));
}

function toPattern(glob: string): string {
  return glob
    .split(/(\*\*\/|\*)/)
    .map(part => {
      if (part === '**/') return '(?:.*/)?';
      if (part === '*') return '[^/]*';
      return part.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
    })
    .join('');
}
