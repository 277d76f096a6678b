import { spawnSync } from 'node:child_process';

export interface Language {
  name: string;
  /** Prints the version; its failure means that the language is missing. */
  probe: string[];
  /** What runs a program, and how its file ends. */
  run: string[];
  extension: string;
}

const hasCryptography = (python: string) =>
  spawnSync(python, ['-c', 'import cryptography']).status === 0;

/** A version manager's python3 often comes first in PATH and lacks Debian's python3-cryptography. */
const python = ['python3', '/usr/bin/python3'].find(hasCryptography) ?? 'python3';
const pythonVersion =
  'import cryptography as c, platform as p; print("Python", p.python_version(), "cryptography", c.__version__)';

export const languages: Language[] = [
  { name: 'OpenSSL', probe: ['openssl', 'version'], run: ['bash'], extension: 'sh' },
  { name: 'Python', probe: [python, '-c', pythonVersion], run: [python], extension: 'py' },
  { name: 'Go', probe: ['go', 'version'], run: ['go', 'run'], extension: 'go' },
  { name: 'Java', probe: ['java', '--version'], run: ['java'], extension: 'java' },
  { name: 'PHP', probe: ['php', '--version'], run: ['php'], extension: 'php' },
  { name: 'Ruby', probe: ['ruby', '--version'], run: ['ruby'], extension: 'rb' },
];
