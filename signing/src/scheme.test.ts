import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pathToSign, stringToSign } from './scheme.ts';

describe('stringToSign', () => {
  const parts = { method: 'post', path: '/v1/jobs?a=1', timestamp: 1760000000, nonce: 'n' };

  it('upper-cases the method and keeps everything else', () => {
    const text = new TextDecoder().decode(stringToSign(parts));
    expect(text).toBe('POST\n/v1/jobs?a=1\n1760000000\nn\n');
  });

  it('ends in the very bytes of the body, text or not', () => {
    fc.assert(
      fc.property(fc.uint8Array(), body => {
        const whole = stringToSign({ ...parts, body });
        const start = stringToSign(parts);
        expect(Buffer.from(whole)).toEqual(Buffer.concat([start, body]));
      }),
    );
  });
});

describe('pathToSign', () => {
  it.each([
    ['https://api.easel.example', '/'],
    ['https://api.easel.example/v1/jobs?a=1&b=%20#top', '/v1/jobs?a=1&b=%20'],
    ['https://user:pass@api.easel.example:8443/v1?x=http://y/z', '/v1?x=http://y/z'],
    ['https://api.easel.example/v1/橘?q=猫', '/v1/%E6%A9%98?q=%E7%8C%AB'],
    ['https://api.easel.example/v1/jobs?', '/v1/jobs'],
    ['https://api.easel.example/v1/jobs?#top', '/v1/jobs'],
    ['https://api.easel.example/v1/jobs#', '/v1/jobs'],
  ])('%s → %s', (url, path) => {
    expect(pathToSign(url)).toBe(path);
  });

  it('is what fetch puts on the wire', async () => {
    const server = createServer((request, response) => response.end(request.url));
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
    const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    for (const path of [
      '/a?b=c d',
      '/a?',
      '/橘?猫=%e7#x',
      '/a/../b//c?x=%2F&y=+',
      "/q?it's|^`{}",
    ]) {
      const signed = pathToSign(base + path);
      const onTheWire = async (asked: string) => (await fetch(base + asked)).text();
      expect(await onTheWire(signed)).toBe(signed);
      // The lone `?` as it was given goes out on some Nodes and not on others.
      if (!path.endsWith('?')) expect(await onTheWire(path)).toBe(signed);
    }
    server.close();
  });
});
