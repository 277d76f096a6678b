import { describe, expect, it } from 'vitest';
import { fixtureRepository } from '../repository/fixture-repository.ts';
import { webhooksAreNotPromisedToArrive as rule } from './webhooks-are-not-promised-to-arrive.ts';

const english = 'site/docs/a.md';
const chinese = 'site/i18n/zh/docusaurus-plugin-content-docs/current/a.md';
const constants = { 'contract/constants/webhooks.yaml': 'attempts: 10' };
const findings = (text: string, path = english) =>
  rule.findings(fixtureRepository({ ...constants, [path]: text }));

describe('webhooks are not promised to arrive', () => {
  it.each([
    ['A webhook is tried up to 10 times, and may arrive twice.', english],
    ['Run the check at least once a day.', english],
    ['每个回调最多尝试 10 次，可能送不到。', chinese],
    ['至少运行一次。', chinese],
  ])('accepts: %s', (text, path) => {
    expect(findings(text, path)).toEqual([]);
  });

  it.each([
    ['a page', 'Webhooks are delivered at least once.', english],
    ['a Chinese page', '投递保证至少一次，不保证顺序。', chinese],
    ['another Chinese page', '回调保证至少送达一次。', chinese],
    [
      'the contract',
      'description: Messages arrive at least once.',
      'contract/parameters/webhook-id.yaml',
    ],
    ['the Chinese contract', 'a: 消息至少送达一次。', 'site/i18n/zh/contract/openapi.overlay.yaml'],
  ])('refuses the promise of %s', (_, text, path) => {
    expect(findings(text, path)).toHaveLength(1);
  });
});
