import { expect, it } from 'vitest';
import { readVersion } from './read-version.ts';

it.each([
  ['curl 7.88.1 (x86_64-pc-linux-gnu) libcurl/7.88.1 OpenSSL/3.0.15', '7.88.1'],
  ['v20.20.2', '20.20.2'],
  ['go version go1.19.8 linux/amd64', '1.19.8'],
  ['openjdk 17.0.13 2024-10-15\nOpenJDK Runtime Environment', '17.0.13'],
  ['', ''],
])('reads %j', (printed, version) => {
  expect(readVersion(printed)).toBe(version);
});
