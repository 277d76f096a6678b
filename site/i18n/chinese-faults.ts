const han = '\\p{Script=Han}';

const rules: [string, RegExp][] = [
  [
    'a space is missing before Latin text, a number or code',
    new RegExp(`${han}[A-Za-z0-9\`]`, 'u'),
  ],
  ['a space is missing after Latin text, a number or code', new RegExp(`[A-Za-z0-9\`]${han}`, 'u')],
  ['punctuation beside Chinese is half-width', new RegExp(`${han}[,;:!?()]|[,;!?()]${han}`, 'u')],
  ['a space stands beside full-width punctuation', /[，。；：、（）] | [，。；：、（）]/],
  ['the reader is addressed as 您 instead of 你', /您/],
];

/** The rules of typography that a machine can see, for texts that no Markdown linter reads. */
export function findChineseFaults(text: string): string[] {
  return rules.filter(([, fault]) => fault.test(text)).map(([name]) => name);
}
