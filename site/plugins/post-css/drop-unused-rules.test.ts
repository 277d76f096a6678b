import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { dropUnusedRules, isUnused } from './drop-unused-rules.ts';

describe('dropUnusedRules', () => {
  it('knows what the theme uses', () => {
    for (const selector of ['.padding--none', '.shadow--lw', '.card', '.alert', '.text--truncate'])
      expect(isUnused(selector), selector).toBe(false);
    for (const selector of ['.pills__item:hover', 'html .button--link', '.margin-top--xs'])
      expect(isUnused(selector), selector).toBe(true);
  });

  it('keeps the used selectors of a mixed rule, and touches only Infima', () => {
    const sheet = (file: string) => {
      const rules = [
        { selectors: ['.pills', '.tabs'], removed: false },
        { selectors: ['.pills'], removed: false },
      ];
      return {
        rules,
        source: { input: { file } },
        walkDecls() {},
        walkRules(visit: (rule: { selectors: string[]; remove(): void }) => void) {
          for (const rule of rules)
            visit(Object.assign(rule, { remove: () => Object.assign(rule, { removed: true }) }));
        },
      };
    };
    const infima = sheet('/node_modules/infima/dist/css/default/default.css');
    dropUnusedRules(infima);
    expect(infima.rules.map(({ selectors, removed }) => [selectors, removed])).toEqual([
      [['.tabs'], false],
      [['.pills'], true],
    ]);
    const ours = sheet('/site/src/css/parts.css');
    dropUnusedRules(ours);
    expect(ours.rules[0]?.selectors).toEqual(['.pills', '.tabs']);
  });

  it('drops what styles the links of authors, as long as none has any', () => {
    const authors = readFileSync(new URL('../../blog/authors.yml', import.meta.url), 'utf8');
    expect(authors).not.toContain('socials');
    let removed = 0;
    dropUnusedRules({
      source: { input: { file: '/theme/Blog/Components/Author/Socials/styles.module.css' } },
      walkDecls() {},
      walkRules: visit => visit({ selectors: ['.githubSvg'], remove: () => (removed += 1) }),
    });
    expect(removed).toBe(1);
  });
});
