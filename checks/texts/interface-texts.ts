import ts from 'typescript';

/** The texts of the interface, wherever they are in code: message files, components, configuration. */
export type Message = [id: string, text: string];

type Entry = string | { message: string } | { [id: string]: Entry };

/** A message file of Docusaurus (id → message), or of ours (id → text, possibly nested). */
export function messages(json: string): Message[] {
  const list = (entries: Record<string, Entry>, path: string): Message[] =>
    Object.entries(entries).flatMap(([id, entry]): Message[] => {
      if (typeof entry === 'string') return [[path + id, entry]];
      if (typeof entry.message === 'string') return [[path + id, entry.message]];
      return list(entry as Record<string, Entry>, `${path}${id}.`);
    });
  return list(JSON.parse(json), '');
}

export function isMessageFile(path: string): boolean {
  return /^(?:site\/i18n\/zh\/.*|reference\/messages\.zh)\.json$/.test(path);
}

/** Code in the page that may ask for messages. */
export function isComponentFile(path: string): boolean {
  return /^(?:site\/(?:src|islands|plugins\/.*\/theme)|search\/docusaurus\/theme)\/.*\.tsx?$/.test(
    path,
  );
}

/** What a component asks for with `<Translate id="…">` and `translate({ id, message })`, and the English text it gives. */
export function usedMessages(path: string, source: string): Message[] {
  // Most files ask for none, and need no parser to say so.
  if (!/translate/i.test(source)) return [];
  const found: Message[] = [];
  walk(parse(source, path), node => {
    if (ts.isJsxElement(node) && isNamed(node.openingElement.tagName, 'Translate')) {
      add(attribute(node.openingElement, 'id'), node.children.map(childText).join(''));
    } else if (ts.isJsxSelfClosingElement(node) && isNamed(node.tagName, 'Translate')) {
      add(attribute(node, 'id'), '');
    } else if (ts.isCallExpression(node) && isNamed(node.expression, 'translate')) {
      const [options] = node.arguments;
      if (options) add(property(options, 'id'), property(options, 'message') ?? '');
    }
  });
  return found;

  function add(id: string | undefined, text: string): void {
    if (id !== undefined) found.push([id, text.replace(/\s+/g, ' ').trim()]);
  }
}

function parse(source: string, path: string): ts.SourceFile {
  return ts.createSourceFile(path, source, ts.ScriptTarget.Latest);
}

function walk(node: ts.Node, see: (node: ts.Node) => void): void {
  see(node);
  ts.forEachChild(node, child => walk(child, see));
}

function isNamed(node: ts.Node, name: string): boolean {
  return (ts.isIdentifier(node) || ts.isStringLiteral(node)) && node.text === name;
}

/** The text of a literal, of literals added up, or of a function that fills one. */
function shownText(node: ts.Node): string | undefined {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (ts.isTemplateExpression(node)) {
    const places = node.templateSpans.map(({ expression, literal }) => {
      const name = ts.isIdentifier(expression) ? expression.text : '…';
      return `{${name}}${literal.text}`;
    });
    return node.head.text + places.join('');
  }
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
    const [left, right] = [shownText(node.left), shownText(node.right)];
    return left === undefined || right === undefined ? undefined : left + right;
  }
  if (ts.isArrowFunction(node)) return shownText(node.body);
  return ts.isParenthesizedExpression(node) ? shownText(node.expression) : undefined;
}

function properties(node: ts.Node): [name: string, value: ts.Expression][] {
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) return properties(node.expression);
  if (!ts.isObjectLiteralExpression(node)) return [];
  return node.properties.flatMap((entry): [string, ts.Expression][] => {
    if (!ts.isPropertyAssignment(entry)) return [];
    const { name, initializer } = entry;
    return ts.isIdentifier(name) || ts.isStringLiteral(name) ? [[name.text, initializer]] : [];
  });
}

function property(node: ts.Node, name: string): string | undefined {
  const value = properties(node).find(([key]) => key === name)?.[1];
  return value && shownText(value);
}

function attribute(tag: ts.JsxOpeningLikeElement, name: string): string | undefined {
  const found = tag.attributes.properties.find(
    each => ts.isJsxAttribute(each) && isNamed(each.name, name),
  ) as ts.JsxAttribute | undefined;
  const value = found?.initializer;
  if (!value) return undefined;
  return ts.isJsxExpression(value)
    ? value.expression && shownText(value.expression)
    : shownText(value);
}

function childText(child: ts.JsxChild): string {
  if (ts.isJsxText(child)) return child.text;
  if (ts.isJsxExpression(child)) return (child.expression && shownText(child.expression)) ?? '';
  return ts.isJsxSelfClosingElement(child) ? '' : child.children.map(childText).join('');
}
