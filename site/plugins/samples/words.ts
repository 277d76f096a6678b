import type { Locale } from './sample-data.ts';

const english = {
  languages: 'Language of the sample',
  prints: 'It prints',
  copy: 'Copy',
  run: 'Run it with',
  client: 'Save it as',
  passed: (version: string, commit: string) =>
    `Ran against the sandbox with ${version}, commit ${commit}: passed`,
  failed: (version: string, commit: string) =>
    `Ran against the sandbox with ${version}, commit ${commit}: failed`,
  notRun: 'Not run in this build',
  without: (label: string) => `${label}: `,
};

export type Words = typeof english;

const chinese: Words = {
  languages: '示例语言',
  prints: '输出',
  copy: '复制',
  run: '运行',
  client: '保存为',
  passed: (version, commit) => `已用 ${version} 在沙箱上运行（提交 ${commit}）：通过`,
  failed: (version, commit) => `已用 ${version} 在沙箱上运行（提交 ${commit}）：未通过`,
  notRun: '这次构建没有运行它',
  without: label => `${label}：`,
};

export const words: Record<Locale, Words> = { en: english, zh: chinese };
