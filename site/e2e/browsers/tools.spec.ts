import { test } from './browser-test.ts';
import type { Part } from './reader.ts';

const tool = (name: RegExp): Part => ({ role: 'region', name });

test('tools: the calculator names a price', async ({ reader, at }) => {
  const calculator = tool(/Cost calculator|费用计算器/);
  await reader.open(at('/docs/tools'));
  await reader.scrollTo({ css: '[data-island]', nth: 0 });
  await reader.sees({
    css: '[data-testid="cost"]',
    text: /^1 (credit|积分)[.。]/,
    within: calculator,
  });
  await reader.fill(
    { role: 'textbox', name: /\(count, N\)|（count，N）/, within: calculator },
    '4',
  );
  await reader.fill({ role: 'textbox', name: /^Steps \(S\)|^步数（S）/, within: calculator }, '28');
  await reader.sees({ css: '[data-testid="cost"]', text: '4.8', within: calculator });
});

test('tools: the explainer reads a response', async ({ reader, at }) => {
  const explainer = tool(/Error explainer|错误解释器/);
  await reader.open(at('/docs/tools'));
  await reader.scrollTo({ css: '[data-island]', nth: 1 });
  await reader.fill(
    { role: 'textbox', within: explainer },
    'HTTP/1.1 402\n\n{"code":"INSUFFICIENT_CREDITS","required":4.8,"balance":1.5}',
  );
  await reader.sees({ css: '[data-code="INSUFFICIENT_CREDITS"]', within: explainer });
  await reader.sees({ css: '*', text: '3.3', within: explainer });
});

test('tools: the checker names a fault at its node', async ({ reader, at }) => {
  const checker = tool(/Workflow checker|工作流校验器/);
  await reader.open(at('/docs/tools'));
  await reader.scrollTo({ css: '[data-island]', nth: 2 });
  await reader.click({ role: 'button', name: /example|例子/, within: checker });
  await reader.sees({ css: 'tr[data-code="LINK_BROKEN"]', text: 'KSampler', within: checker });
});

test('tools: a webhook signed in the page is found genuine', async ({ reader, at }) => {
  const simulator = tool(/Webhook simulator|回调模拟/);
  await reader.open(at('/docs/tools'));
  await reader.scrollTo({ css: '[data-island]', nth: 3 });
  await reader.click({ role: 'button', name: /Create and sign|生成并签名/, within: simulator });
  await reader.click({ role: 'button', name: /Verify it|在下方校验/, within: simulator });
  await reader.sees({ css: '[data-verdict="genuine"]', within: simulator });
});
