import { describe, expect, it } from 'vitest';
import { drawTable, readVersion } from './report.ts';
import { language, verdict } from './test-data.ts';

describe('drawTable', () => {
  it('shows what passed, what failed and what does not exist', () => {
    const verdicts = [verdict('a', 'go', ['x']), verdict('a', 'php'), verdict('b', 'php')];
    const table = drawTable(verdicts, [language('go'), language('php'), language('java')]);
    expect(table.split('\n').map(line => line.split(/ +/))).toEqual([
      ['task', 'go', 'php'],
      ['a', '✗', '1.3'],
      ['b', '·', '1.3'],
    ]);
  });
});

describe('readVersion', () => {
  it.each([
    ['curl 7.88.1 (x86_64-pc-linux-gnu) libcurl/7.88.1 OpenSSL/3.0.15', '7.88.1'],
    ['v20.20.2', '20.20.2'],
    ['go version go1.19.8 linux/amd64', '1.19.8'],
    ['openjdk 17.0.13 2024-10-15\nOpenJDK Runtime Environment', '17.0.13'],
    ['', ''],
  ])('reads %j', (printed, version) => {
    expect(readVersion(printed)).toBe(version);
  });
});
