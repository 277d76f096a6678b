import { describe, expect, it } from 'vitest';
import { fixtureRepository } from '../repository/fixture-repository.ts';
import { browsersWeNameRunWhatWeWrite as rule } from './browsers-we-name-run-what-we-write.ts';

const production = ['chrome >= 123', 'firefox >= 128', 'safari >= 17.5'];

async function found(files: Record<string, string>): Promise<string[]> {
  const list = JSON.stringify({ browserslist: { production } });
  const findings = await rule.findings(fixtureRepository({ 'site/package.json': list, ...files }));
  return findings.map(({ found }) => found);
}

describe('browsers we name run what we write', () => {
  it.each([
    ['a global', 'requestIdleCallback(() => {});', 'requestIdleCallback'],
    ['a member of window', 'window.requestIdleCallback(() => {});', 'requestIdleCallback'],
    [
      'a destructured member',
      'const { requestIdleCallback: idle } = window;',
      'requestIdleCallback',
    ],
    ['a static member', 'export const x = Promise.try(() => 1);', 'Promise.try'],
    ['a builtin', 'export const x = new Set([1]).values().map(String);', 'SetIterator.map'],
    ['a member of a base', 'document.body.computedStyleMap();', 'HTMLElement.computedStyleMap'],
    ['an event', 'document.body.addEventListener("scrollend", () => {});', 'the event scrollend'],
  ])('reports %s', async (_what, script, name) => {
    const findings = await found({ 'site/src/a.ts': script });
    expect(findings.join()).toContain(name);
  });

  it.each([
    ['a property', 'a { field-sizing: content }', 'field-sizing'],
    ['a value', 'a { display: ruby }', 'display: ruby'],
    ['a function', 'a { color: contrast-color(red) }', 'contrast-color()'],
    ['a pseudo-class', 'a:interest-source { top: 0 }', ':interest-source'],
    ['an at-rule', '@view-transition { navigation: auto }', '@view-transition'],
    ['a name that needs a prefix', 'a { user-select: none }', 'user-select'],
  ])('reports %s of a stylesheet', async (_what, style, name) => {
    expect((await found({ 'site/static/a.css': style })).join()).toContain(name);
  });

  it('accepts what all have, what is guarded, and a prefix beside or by the build', async () => {
    const style = `@supports (field-sizing: content) { a { field-sizing: content } }
      a:has(b) { color: color-mix(in srgb, red, blue); -webkit-user-select: none; user-select: none }`;
    expect(await found({ 'site/static/a.css': style })).toEqual([]);
    expect(await found({ 'site/src/a.css': 'a { user-select: none }' })).toEqual([]);
    const script = 'export const x = structuredClone([3, 1].toSorted().at(-1));';
    expect(await found({ 'site/src/a.ts': script, 'site/src/a.test.ts': 'Promise.try;' })).toEqual(
      [],
    );
  });

  it('looks a member of a mixin up where it is used: Firefox has it on a response, not on a request', async () => {
    const list = { 'checks/browsers/fallbacks.ts': '' };
    const unneeded = (script: string) => found({ ...list, 'sandbox/src/core/a.ts': script });
    expect(await unneeded('export const x = (y: Response) => y.body;')).toContain('Request.body');
    expect(await unneeded('export const x = (y: Request) => y.body;')).not.toContain(
      'Request.body',
    );
  });

  it('reports a fallback that nothing needs', async () => {
    expect(await found({ 'checks/browsers/fallbacks.ts': '' })).toContain('resize');
  });
});
