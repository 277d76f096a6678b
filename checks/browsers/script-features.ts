import ts from 'typescript';
import type { Repository } from '../repository/repository.ts';
import type { UsedFeature } from './compat-data.ts';
import { repositoryPath, scriptProgram } from './script-program.ts';

/** Every member and global of a browser's library that scripts name, every event they listen to, every attribute they set. */
export function scriptFeatures(repository: Repository, paths: string[]): UsedFeature[] {
  const program = scriptProgram(repository, paths);
  const checker = program.getTypeChecker();
  const ours = new Set(paths);
  return program
    .getSourceFiles()
    .filter(file => ours.has(repositoryPath(file)))
    .flatMap(file => inFile(program, checker, file));
}

function inFile(program: ts.Program, checker: ts.TypeChecker, file: ts.SourceFile): UsedFeature[] {
  const features: UsedFeature[] = [];
  const add = (node: ts.Node, name: string, places: string[][]) => {
    const { line } = file.getLineAndCharacterOfPosition(node.getStart());
    features.push({ name, places, where: `${repositoryPath(file)}:${line + 1}` });
  };
  const addMember = (node: ts.Node, owner: ts.Type, member: string) => {
    const declared = checker.getPropertyOfType(owner, member);
    if (!declared || !isFromLibrary(program, declared)) return;
    const owners = [...ownerNames(checker, owner), ...declarers(declared)];
    add(
      node,
      `${owners[0]}.${member}`,
      owners.flatMap(name => memberPlaces(name, member)),
    );
  };
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node)) return;
    if (ts.isPropertyAccessExpression(node)) {
      const owner = checker.getNonNullableType(checker.getTypeAtLocation(node.expression));
      addMember(node.name, owner, node.name.text);
      const event = listenedEvent(node);
      if (event !== undefined) {
        const names = [...ownerNames(checker, owner), 'Element', 'Document', 'Window'];
        add(
          node.name,
          `the event ${event}`,
          names.map(name => ['api', name, `${event}_event`]),
        );
      }
    } else if (ts.isObjectBindingPattern(node)) {
      const owner = checker.getNonNullableType(checker.getTypeAtLocation(node));
      for (const element of node.elements) {
        const name = element.propertyName ?? element.name;
        if (ts.isIdentifier(name)) addMember(name, owner, name.text);
      }
    } else if (ts.isIdentifier(node) && isGlobalUse(program, checker, node)) {
      add(node, node.text, globalPlaces(node.text));
    } else if (ts.isJsxAttribute(node) && ts.isIdentifier(node.name)) {
      const tag = node.parent.parent.tagName.getText();
      const attribute = node.name.text.toLowerCase();
      const places = [
        ['html', 'elements', tag, attribute],
        ['html', 'global_attributes', attribute],
      ];
      if (/^[a-z]/.test(tag)) add(node, `<${tag} ${attribute}>`, places);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return features;
}

function isFromLibrary(program: ts.Program, symbol: ts.Symbol): boolean {
  return (symbol.declarations ?? []).some(declaration =>
    program.isSourceFileDefaultLibrary(declaration.getSourceFile()),
  );
}

function isGlobalUse(program: ts.Program, checker: ts.TypeChecker, node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent) && parent.name === node) return false;
  if (ts.isPropertyAssignment(parent) && parent.name === node) return false;
  if (ts.isBindingElement(parent) || ts.isJsxAttribute(parent)) return false;
  const symbol = checker.getSymbolAtLocation(node);
  if (!symbol || !isFromLibrary(program, symbol)) return false;
  return (symbol.flags & (ts.SymbolFlags.Variable | ts.SymbolFlags.Function)) !== 0;
}

/** `x.addEventListener('name', …)` */
function listenedEvent(node: ts.PropertyAccessExpression): string | undefined {
  if (node.name.text !== 'addEventListener' || !ts.isCallExpression(node.parent)) return undefined;
  const [event] = node.parent.arguments;
  return event && ts.isStringLiteral(event) ? event.text : undefined;
}

/** The type itself before those it inherits from: the data copies mixins into each interface. */
function ownerNames(checker: ts.TypeChecker, type: ts.Type): string[] {
  const types = type.isUnionOrIntersection() ? type.types : [type];
  return types.flatMap(each => {
    const apparent = checker.getApparentType(each);
    const name = apparent.symbol?.name;
    const bases = apparent.isClassOrInterface() ? checker.getBaseTypes(apparent) : [];
    const target = (apparent as ts.TypeReference).target;
    const inherited = target?.isClassOrInterface() ? checker.getBaseTypes(target) : bases;
    return [
      ...(name && !name.startsWith('__') ? [builtinName(name)] : []),
      ...inherited.flatMap(base => ownerNames(checker, base)),
    ];
  });
}

/** `Object.hasOwn` belongs to `ObjectConstructor`, `CSS.escape` to a namespace, `URL.canParse` to a variable. */
function declarers(symbol: ts.Symbol): string[] {
  return (symbol.declarations ?? []).flatMap(({ parent }) => {
    if (ts.isInterfaceDeclaration(parent)) return [builtinName(parent.name.text)];
    if (ts.isModuleBlock(parent)) return [parent.parent.name.text];
    const holder: ts.Node | undefined = parent.parent;
    return holder && ts.isVariableDeclaration(holder) ? [holder.name.getText()] : [];
  });
}

function builtinName(name: string): string {
  if (name === 'IteratorObject') return 'Iterator';
  return name.replace(/^Readonly(?=Array|Map|Set)/, '').replace(/(?<=.)Constructor$/, '');
}

function memberPlaces(owner: string, member: string): string[][] {
  const builtins = ['javascript', 'builtins'];
  const typed = /^(Uint|Int|Float|BigInt|BigUint)\d+(Clamped)?Array$/.test(owner);
  return [
    ['api', owner, member],
    ['api', owner, `${member}_static`],
    [...builtins, owner, member],
    ...(typed ? [[...builtins, 'TypedArray', member]] : []),
    ...(owner === 'Window' || owner === 'globalThis' ? globalPlaces(member) : []),
  ];
}

function globalPlaces(name: string): string[][] {
  return [
    ['api', name],
    ['api', 'Window', name],
    ['javascript', 'builtins', name],
  ];
}
