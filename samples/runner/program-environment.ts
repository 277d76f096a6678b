import { dirname } from 'node:path';

/** Debian's tools come first: a version manager's python3 lacks Debian's python3-cryptography. */
const path = [dirname(process.execPath), '/usr/bin', '/bin', process.env.PATH].join(':');

/** As little as possible, so that nothing from this machine decides how a sample runs. */
export function programEnvironment(own: Record<string, string>): NodeJS.ProcessEnv {
  const { HOME = '/tmp' } = process.env;
  return {
    PATH: path,
    HOME,
    LANG: 'C.UTF-8',
    GOFLAGS: '-mod=mod',
    GOPROXY: 'off',
    // Go would look for a C compiler, which a machine without its recommended packages lacks.
    CGO_ENABLED: '0',
    PYTHONDONTWRITEBYTECODE: '1',
    ...own,
  };
}
