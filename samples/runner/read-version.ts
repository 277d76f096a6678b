/** `curl 7.88.1 (…)`, `v20.20.2`, `go version go1.19.8 linux/amd64`: the first thing that looks like a version. */
export function readVersion(printed: string): string {
  return /\d+(\.\d+)+/.exec(printed)?.[0] ?? '';
}
