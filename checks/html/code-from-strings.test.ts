import { describe, expect, it } from 'vitest';
import { codeFromStrings } from './code-from-strings.ts';

describe('codeFromStrings', () => {
  it.each([
    ['in a text', 'a="eval(b)"'],
    ['in a comment', '/* new Function("a") */ a()'],
    ['in a pattern', 'a=/eval(b)/'],
    ['a method of ours', 'a.eval("b");class C{Function(){}}'],
    ['a timer with a function', 'setTimeout(() => "a", 1)'],
  ])('accepts %s', (_what, script) => {
    expect(codeFromStrings(script)).toEqual([]);
  });

  it.each([
    ['with a space', 'eval (a)', 'eval('],
    ['inside a template', `\`\${eval(a)}\``, 'eval('],
    ['a timer of the window', 'window.setInterval( `a`, 1)', 'setInterval(`'],
    [
      'another function in the place of the lookup',
      'function a(){if("object"==typeof globalThis)return globalThis;try{return Function("b")()}catch(c){}}',
      'Function(',
    ],
  ])('reports a call %s', (_what, script, found) => {
    expect(codeFromStrings(script)).toEqual([found]);
  });
});
