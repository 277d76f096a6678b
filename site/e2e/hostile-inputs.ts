/** 300 things that nobody should type, made the same way every time. */
export function hostileInputs(): string[] {
  const seeds = [
    '<script>window.hit=1</script>',
    '<img src=x onerror="window.hit=1">',
    '"><svg onload=window.hit=1>',
    'javascript:window.hit=1',
    '{{constructor.constructor("window.hit=1")()}}',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the input itself
    '${window.hit=1}',
    '(((((((((((',
    '.*+?^$[]\\',
    '(a+)+$',
    '[[[[]]]]',
    '__proto__',
    'constructor',
    'prototype',
    'hasOwnProperty',
    'toString',
    'valueOf',
    '__defineGetter__',
    '\ud800',
    '\udc00\ud800',
    '𠮷𠮷𠮷',
    '\u0000\u0001\u0002',
    '\u202e\u200f\u2066',
    '👩‍👩‍👧‍👦🏳️‍🌈',
    'ﬁﬂ①②③ｗｉｄｔｈ',
    'e\u0301'.repeat(40),
    "'; DROP TABLE docs; --",
    '%00%ff%E0%A4%A',
    '../../../../etc/passwd',
    '\\u003cscript\\u003e',
    '  \t \n ',
  ];
  const shapes: ((seed: string) => string)[] = [
    seed => seed,
    seed => seed.repeat(50),
    seed => `job ${seed}`,
    seed => `${seed}签名${seed}`,
    seed => [...seed].reverse().join(''),
    seed => seed.toUpperCase(),
    seed => `${'a'.repeat(511)}${seed}`,
    seed => [...seed].join(' '),
    seed => `${seed}\u0000${seed}`,
    seed => seed.repeat(Math.ceil(100_000 / seed.length)),
  ];
  return seeds.flatMap(seed => shapes.map(shape => shape(seed)));
}
