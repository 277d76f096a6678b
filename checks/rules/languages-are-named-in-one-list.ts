import ts from 'typescript';
import type { Repository } from '../repository/repository.ts';
import type { Finding, Rule } from '../rule.ts';

const list = 'site/i18n/languages.ts';
/** What is built and shipped. Tests name languages on purpose; the sandbox and the samples because the API has them as values. */
const code =
  /^(?:contract|signing|reference|search\/(?:src|docusaurus)|site\/(?:config|highlight|i18n|islands|plugins|reference|remark|src|versioning))\/.*\.tsx?$|^site\/[\w.]+\.ts$/;
const tests = /\.test\.tsx?$|\/fixtures\/|^reference\/(?:corpus|comparison)\//;

export const languagesAreNamedInOneList: Rule = {
  why: 'a language that is named in two places is forgotten in one of them, and its readers get another one.',
  findings: repository => {
    const codes = new Set(
      literals(repository, list)
        .filter(isCodeOfTheList)
        .map(({ text }) => text),
    );
    return repository.files
      .filter(path => code.test(path) && !tests.test(path) && path !== list)
      .flatMap(path => namesIn(repository, path, codes));
  },
};

interface Literal {
  node: ts.Node;
  text: string;
  line: number;
}

/** `code: 'en'` */
function isCodeOfTheList({ node }: Literal): boolean {
  const { parent } = node;
  return ts.isPropertyAssignment(parent) && parent.initializer === node && isNamed(parent, 'code');
}

function isNamed({ name }: ts.PropertyAssignment, text: string): boolean {
  return ts.isIdentifier(name) && name.text === text;
}

/** A code as a string, as the name of a property, or as a step of a path. */
function namesIn(repository: Repository, path: string, codes: Set<string>): Finding[] {
  return literals(repository, path)
    .filter(({ text, node }) => text.split('/').some(step => codes.has(step)) && !isLang(node))
    .map(({ text, line }) => ({
      where: `${path}:${line}`,
      found: `“${text}”`,
      expected: `what ${list} says, such as sourceLanguage or pathPrefix`,
    }));
}

/** `<pre lang="en">` says what language the API speaks, whatever that of the page is. */
function isLang({ parent }: ts.Node): boolean {
  return ts.isJsxAttribute(parent) && parent.name.getText() === 'lang';
}

function literals({ read }: Repository, path: string): Literal[] {
  const file = ts.createSourceFile(path, read(path), ts.ScriptTarget.Latest, true);
  const found: Literal[] = [];
  walk(file);
  return found;

  function walk(node: ts.Node): void {
    if (ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node) || isPropertyName(node)) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
      found.push({ node, text: (node as ts.LiteralLikeNode).text, line: line + 1 });
    }
    ts.forEachChild(node, walk);
  }
}

function isPropertyName(node: ts.Node): boolean {
  const { parent } = node;
  return (
    ts.isIdentifier(node) &&
    (ts.isPropertyAssignment(parent) || ts.isPropertySignature(parent)) &&
    parent.name === node
  );
}
