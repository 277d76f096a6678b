import { execFileSync, spawn } from 'node:child_process';
import { copyFileSync, existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { archive, build, emptyFolder, install, startWatched, type Watched } from './installed.ts';

const origin = 'https://docs.easel.example/';
const sandboxAddress = 'http://127.0.0.1:8787';
const files = {
  en: { page: 'docs/guides/assistants.md', rules: 'easel-rules.md', contract: 'openapi.json' },
  zh: {
    page: 'zh/docs/guides/assistants.md',
    rules: 'zh/easel-rules.md',
    contract: 'zh/openapi.json',
  },
} as const;

const read = (file: string) => readFileSync(path.join(build, file), 'utf8');

function nodesOf(file: string): Nodes[] {
  const tree = fromMarkdown(read(file), {
    extensions: [gfm()],
    mdastExtensions: [gfmFromMarkdown()],
  });
  const all = (node: Nodes): Nodes[] =>
    'children' in node ? [node, ...node.children.flatMap(all)] : [node];
  return all(tree);
}

const codesOf = (nodes: Nodes[], language: string): string[] =>
  nodes.flatMap(node => (node.type === 'code' && node.lang === language ? [node.value] : []));

const spansOf = (nodes: Nodes[]): string[] =>
  nodes.flatMap(node => (node.type === 'inlineCode' ? [node.value] : []));

/** Of links and of programs. */
const addressesOf = (nodes: Nodes[]): string[] =>
  nodes.flatMap(node => {
    if (node.type === 'link') return node.url.startsWith(origin) ? [node.url] : [];
    if (node.type !== 'code') return [];
    return node.value.split(/[\s"]+/).filter(word => word.startsWith(origin));
  });

let assistant: Watched;
let tools: string[] = [];

beforeAll(async () => {
  assistant = await startWatched(install());
  tools = (await assistant.client.listTools()).tools.map(({ name }) => name);
});

afterAll(() => assistant.stop());

describe.each(['en', 'zh'] as const)('what assistants are told, %s', language => {
  const { page, rules, contract } = files[language];

  it('leads to nothing but what is published', () => {
    for (const file of [page, rules]) {
      const addresses = addressesOf(nodesOf(file)).map(address => new URL(address).pathname);
      expect(addresses.length).toBeGreaterThan(5);
      expect(addresses.filter(address => !existsSync(path.join(build, address)))).toEqual([]);
    }
  });

  it('names every tool in the table, and no tool that does not exist in the rules', () => {
    const rows = nodesOf(page).filter(node => node.type === 'tableRow');
    const first = rows.map(row => row.children[0]?.children[0]);
    const named = first.flatMap(cell => (cell?.type === 'inlineCode' ? [cell.value] : []));
    expect(named.toSorted()).toEqual(tools.toSorted());
    const said = spansOf(nodesOf(rules)).filter(span => /^[a-z]+_[a-z]+$/.test(span));
    expect(said.length).toBeGreaterThan(5);
    expect(said.filter(name => !tools.includes(name))).toEqual([]);
  });

  it('takes every other word of the rules from the contract or the clients', () => {
    const sources = `${read(contract)}${read('clients/easel.mjs')}`;
    const own = [...tools, 'easel', '.md'];
    const isKnown = (span: string) =>
      own.includes(span) || sources.includes(`"${span}"`) || sources.includes(`env.${span} `);
    const spans = spansOf(nodesOf(rules)).filter(span => !span.includes(' '));
    expect(spans.length).toBeGreaterThan(15);
    expect(spans.filter(span => !isKnown(span))).toEqual([]);
  });

  it('configures each assistant with the archive, its size and the Node.js it needs', () => {
    const nodes = nodesOf(page);
    const configurations = codesOf(nodes, 'json').map(code => JSON.parse(code));
    expect(configurations).toHaveLength(2);
    for (const { mcpServers, servers } of configurations) {
      const { command, args } = (mcpServers ?? servers).easel;
      expect([command, ...args]).toEqual(['npx', '-y', `${origin}easel-mcp.tgz`]);
    }
    expect(codesOf(nodes, 'sh')).toContain(`claude mcp add easel -- npx -y ${origin}easel-mcp.tgz`);
    const [, megabytes] = /([\d.]+) MB/.exec(read(page)) ?? [];
    expect(Math.abs(Number(megabytes) - statSync(archive).size / 1e6)).toBeLessThan(0.15);
    const manifest = execFileSync('tar', ['-xzOf', archive, 'package/package.json']).toString();
    const [, node] = /Node\.js (\d+)/.exec(read(page)) ?? [];
    expect(JSON.parse(manifest).engines.node).toContain(`>=${node}`);
  });

  it('gives commands for the sandbox that work', async () => {
    const [commands = ''] = codesOf(nodesOf(rules), 'sh');
    const [fetchFile = '', printKey = '', start = ''] = commands.split('\n');
    const folder = emptyFolder();
    const name = path.basename(fetchFile);
    expect(fetchFile).toBe(`curl -fsSO ${origin}${name}`);
    copyFileSync(path.join(build, name), path.join(folder, name));
    execFileSync('sh', ['-c', printKey], { cwd: folder });
    expect(readFileSync(path.join(folder, 'easel-private-key.pem'), 'utf8')).toContain(
      'PRIVATE KEY',
    );
    const sandbox = spawn('sh', ['-c', `exec ${start} --port 0`], { cwd: folder });
    try {
      const said = await new Promise<string>(resolve =>
        sandbox.stdout.once('data', chunk => resolve(String(chunk))),
      );
      expect(said).toMatch(/http:\/\/127\.0\.0\.1:\d+/);
    } finally {
      sandbox.kill();
    }
    expect(read(rules)).toContain(sandboxAddress);
    expect(read('clients/easel.mjs')).toContain(`'${sandboxAddress}'`);
  });
});
