import ts from 'typescript';

const makers = ['eval', 'Function'];
const timers = ['setTimeout', 'setInterval'];
const hint = /\b(?:eval|Function)\s*\(|\bset(?:Timeout|Interval)\s*\(\s*["'`]/;

/** Calls that turn a string into code, which the content security policy refuses. */
export function codeFromStrings(script: string): string[] {
  // What looks like no such call cannot be one; most scripts need no parser then.
  if (!hint.test(script)) return [];
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) || ts.isNewExpression(node)) {
      const call = describeCall(node);
      if (call !== undefined && !isGlobalLookup(node)) found.push(call);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('a.js', script, ts.ScriptTarget.Latest, true));
  return found;
}

/** The beginning of a call, as far as it tells what is wrong. */
function describeCall(node: ts.CallExpression | ts.NewExpression): string | undefined {
  const { expression: called, arguments: [first] = [] } = node;
  if (ts.isIdentifier(called) && makers.includes(called.text)) {
    return `${ts.isNewExpression(node) ? 'new ' : ''}${called.text}(`;
  }
  const name = ts.isPropertyAccessExpression(called) ? called.name : called;
  if (!ts.isIdentifier(name) || !timers.includes(name.text)) return undefined;
  const isText = first && (ts.isStringLiteral(first) || ts.isTemplateLiteral(first));
  return isText ? `${name.text}(${first.getText()[0]}` : undefined;
}

/**
 * The bundler's runtime ends its search for the global object with `Function("return this")()`. It is inside a try,
 * behind `if ("object" == typeof globalThis) return globalThis`, so a browser of today never gets there.
 */
function isGlobalLookup(node: ts.Node): boolean {
  const attempt = ts.findAncestor(node, ts.isTryStatement);
  if (!attempt || !ts.isBlock(attempt.parent)) return false;
  const { statements } = attempt.parent;
  const before = statements[statements.indexOf(attempt) - 1];
  return (
    before !== undefined &&
    ts.isIfStatement(before) &&
    before.getText() === 'if("object"==typeof globalThis)return globalThis;' &&
    node.getText().endsWith('Function("return this")')
  );
}
