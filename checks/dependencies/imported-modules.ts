import ts from 'typescript';

/** What a script imports: for good, on demand, only as a type, or only its path. */
export function importedModules(path: string, source: string): string[] {
  const imported = ts.preProcessFile(source, true, true).importedFiles.map(file => file.fileName);
  // Only a few files ask for a path; the others need not be parsed whole, which takes four times as long.
  const resolved = source.includes('equire') ? resolvedModules(path, source) : [];
  return [...new Set([...imported, ...resolved])];
}

/** `@scope/name/file` and `name/file` belong to the package before the path; paths and Node's own modules to none. */
export function packageOf(specifier: string): string | undefined {
  if (/^(?:[./#]|[a-z]+:)/.test(specifier)) return undefined;
  const [first = '', second] = specifier.split('/');
  return first.startsWith('@') ? second && `${first}/${second}` : first;
}

function resolvedModules(path: string, source: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const [argument] = ts.isCallExpression(node) && isLoader(node.expression) ? node.arguments : [];
    if (argument && ts.isStringLiteralLike(argument)) found.push(argument.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, source, ts.ScriptTarget.Latest));
  return found;
}

/** `createRequire(…)`, or `resolve` of it or of `require`. */
function isLoader(callee: ts.Expression): boolean {
  if (ts.isPropertyAccessExpression(callee))
    return (
      callee.name.text === 'resolve' &&
      (isNamed(callee.expression, 'require') || isLoader(callee.expression))
    );
  return ts.isCallExpression(callee) && isNamed(callee.expression, 'createRequire');
}

function isNamed(node: ts.Expression, name: string): boolean {
  return ts.isIdentifier(node) && node.text === name;
}
