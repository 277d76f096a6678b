import type { Locale } from './journey-source.ts';

const english = {
  label: '{title}, step by step',
  about:
    'These requests run in a sandbox inside this page, so nothing leaves your computer. Run a step, and those before it run first.',
  run: 'Run',
  again: 'Run again',
  running: 'Running…',
  runAll: 'Run all',
  reset: 'Reset',
  failed: 'This part could not be loaded. Look at your connection, then press the button again.',
  feeds: 'The answer gives',
  from: '{name} from {pointer}',
  uses: 'for step {numbers}',
  signed: 'Signed with throw-away key {fingerprint}, made in this tab.',
  started: 'Step {number} of {count}: {title}',
  finished: 'All {count} steps have run.',
  ended: 'Step {number} has run: {status}.',
  stopped: 'Step {number} did not come to what it should: {status}.',
  cleared: 'All results are gone.',
  wanted: '{status} is the answer this step wants.',
  sent: 'The picture that was sent',
  stop: '.',
  comma: ', ',
  and: ' and ',
  semicolon: '; ',
};

export type JourneyWords = typeof english;

const chinese: JourneyWords = {
  label: '{title}，分步运行',
  about: '这些请求在页面内的沙箱里运行，数据不出这台电脑。运行某一步时，前面没运行的步骤会先运行。',
  run: '运行',
  again: '再运行一次',
  running: '运行中……',
  runAll: '全部运行',
  reset: '重置',
  failed: '这一部分没能加载。检查网络连接，再按一次按钮。',
  feeds: '响应给出',
  from: '{name}，取自 {pointer}',
  uses: '供第 {numbers} 步使用',
  signed: '用一次性密钥 {fingerprint} 签名，密钥在这个标签页里生成。',
  started: '第 {number} 步（共 {count} 步）：{title}',
  finished: '{count} 步全部运行完毕。',
  ended: '第 {number} 步已运行：{status}。',
  stopped: '第 {number} 步没有得到应有的结果：{status}。',
  cleared: '结果已全部清除。',
  wanted: '这一步要的就是 {status}。',
  sent: '发送的图片',
  stop: '。',
  comma: '，',
  and: '、',
  semicolon: '；',
};

export const words: Record<Locale, JourneyWords> = { en: english, zh: chinese };
