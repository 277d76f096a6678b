import ts from 'typescript';
import type { Repository } from '../repository/repository.ts';
import type { Finding, Rule } from '../rule.ts';
import { isComponentFile, messages } from '../texts/interface-texts.ts';

export const chineseTextsAreJoinedWithoutASpace: Rule = {
  why: 'a space after a full stop or a half-width colon that code puts between two texts is a hole in every Chinese page that shows them.',
  findings: repository =>
    repository.files
      .filter(path => isComponentFile(path) || /^reference\/src\/.*\.tsx$/.test(path))
      .filter(path => !path.endsWith('.test.tsx'))
      .flatMap(path => joinsIn(path, repository)),
};

/** Fields of data that are whole sentences, in both languages: errors, findings of the lab, steps of a tutorial. */
const sentences = new Set(['meaning', 'cause', 'remedy', 'explanation']);
/** What the messages of a language are called in code. */
const ofMessages = new Set(['messages', 'texts']);
const endsWide = /[，。；：？！、）》”]$/;

/** A message, or a sentence of data, and where it is read. */
interface Read {
  node: ts.Node;
  name: string;
}

function joinsIn(path: string, repository: Repository): Finding[] {
  const source = repository.read(path);
  if (!/messages|texts|remedy|meaning/.test(source)) return [];
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  const chinese = chineseMessages(path, repository);
  const found: Finding[] = [];
  walk(file, node => {
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) joined(childrenOf(node));
    if (ts.isTemplateExpression(node)) joined(partsOf(node));
  });
  return found;

  function joined(parts: (string | ts.Node)[]): void {
    parts.forEach((between, index) => {
      const [before, after] = [parts[index - 1], parts[index + 1]];
      if (typeof between !== 'string' || typeof before !== 'object' || after === undefined) return;
      for (const { node, name } of endOf(before)) {
        if (/^: ?$/.test(between)) report(node, name, 'a half-width colon');
        else if (/^ +$/.test(between) && isWide(name)) report(node, name, 'a space');
      }
    });
  }

  /** Whether Chinese text of this name ends in a mark that brings its own room. */
  function isWide(name: string): boolean {
    return sentences.has(name) || (chinese.get(name) ?? []).some(text => endsWide.test(text));
  }

  function report(node: ts.Node, name: string, what: string): void {
    const line = file.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    found.push({
      where: `${path}:${line}`,
      found: `${what} after “${name}”`,
      expected: 'the gap or the colon of the language, as messages.gap and messages.colon',
    });
  }
}

/** What the island, or the package, may show in Chinese under a name. */
function chineseMessages(path: string, { files, read }: Repository): Map<string, string[]> {
  const [folder = path] = /^site\/islands\/(?:tools\/)?[\w-]+\//.exec(path) ?? [];
  const named = new Set(
    files
      .filter(file => file === path || (folder !== path && file.startsWith(folder)))
      .filter(file => /\.tsx?$/.test(file))
      .flatMap(file => [...read(file).matchAll(/@messages\/([\w-]+)\.json/g)])
      .map(([, name]) => `site/i18n/zh/messages/${name}.json`),
  );
  if (path.startsWith('reference/')) named.add('reference/messages.zh.json');
  const texts = new Map<string, string[]>();
  for (const file of named) {
    if (!files.includes(file)) continue;
    for (const [key, text] of messages(read(file))) {
      const name = key.split('.')[0] ?? key;
      texts.set(name, [...(texts.get(name) ?? []), text]);
    }
  }
  return texts;
}

/** The children of an element, text as it is shown: what JSX drops at line ends is no text. */
function childrenOf({ children }: ts.JsxElement | ts.JsxFragment): (string | ts.Node)[] {
  return children.flatMap((child): (string | ts.Node)[] => {
    if (ts.isJsxText(child)) return /\n/.test(child.text) && !child.text.trim() ? [] : [child.text];
    if (!ts.isJsxExpression(child)) return [child];
    const { expression } = child;
    if (!expression) return [];
    return [ts.isStringLiteral(expression) ? expression.text : expression];
  });
}

function partsOf({ head, templateSpans }: ts.TemplateExpression): (string | ts.Node)[] {
  return [
    head.text,
    ...templateSpans.flatMap(({ expression, literal }) => [expression, literal.text]),
  ];
}

/** The texts that may come last in what is shown here. */
function endOf(node: ts.Node): Read[] {
  if (ts.isPropertyAccessExpression(node)) {
    const name = node.name.text;
    const owner = ts.isPropertyAccessExpression(node.expression)
      ? node.expression.name
      : node.expression;
    const isMessage = ts.isIdentifier(owner) && ofMessages.has(owner.text);
    return isMessage || sentences.has(name) ? [{ node, name }] : [];
  }
  if (ts.isCallExpression(node)) return node.arguments.slice(0, 1).flatMap(endOf);
  if (ts.isBinaryExpression(node)) return endOf(node.right);
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse].flatMap(endOf);
  if (ts.isParenthesizedExpression(node)) return endOf(node.expression);
  if (ts.isJsxElement(node)) {
    const last = childrenOf(node).at(-1);
    return typeof last === 'object' ? endOf(last) : [];
  }
  return [];
}

function walk(node: ts.Node, see: (node: ts.Node) => void): void {
  see(node);
  ts.forEachChild(node, child => walk(child, see));
}
