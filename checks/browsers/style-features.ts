import postcss, { type AtRule, type Declaration, type Node } from 'postcss';
import parseSelector from 'postcss-selector-parser';
import parseValue from 'postcss-value-parser';
import type { UsedFeature } from './compat-data.ts';

/** Every property, value, pseudo-class, at-rule and media feature of a stylesheet, except what `@supports` guards. */
export function styleFeatures(path: string, text: string, compiled: boolean): UsedFeature[] {
  const features: UsedFeature[] = [];
  const add = (node: Node, name: string, places: string[][], prefixed = () => compiled) =>
    features.push({ name, places, where: `${path}:${node.source?.start?.line}`, prefixed });
  const root = postcss.parse(text, { from: path });
  root.walkDecls(declaration => {
    if (/^-|^\$/.test(declaration.prop) || isGuarded(declaration)) return;
    const { prop } = declaration;
    const beside = (prefix = '') => compiled || hasSibling(declaration, prefix + prop);
    add(declaration, prop, [['css', 'properties', prop]], beside);
    for (const [word, called] of words(declaration.value)) {
      const places = called
        ? [
            ['css', 'types', 'color', word],
            ['css', 'types', word],
            ['css', 'properties', prop, word],
          ]
        : [['css', 'properties', prop, word]];
      add(declaration, `${prop}: ${word}${called ? '()' : ''}`, places);
    }
  });
  root.walkAtRules(rule => {
    if (rule.name !== 'supports' && !isGuarded(rule)) inAtRule(rule, add);
  });
  root.walkRules(rule => {
    if (isGuarded(rule) || isKeyframes(rule.parent)) return;
    parseSelector(selectors => {
      selectors.walkPseudos(({ value }) => {
        const name = value.replace(/^::?/, '');
        if (!name.startsWith('-')) add(rule, value, [['css', 'selectors', name]]);
      });
      selectors.walkNesting(() => void add(rule, '&', [['css', 'selectors', 'nesting']]));
    }).processSync(rule.selector);
  });
  return features;
}

function inAtRule(rule: AtRule, add: (node: Node, name: string, places: string[][]) => unknown) {
  add(rule, `@${rule.name}`, [['css', 'at-rules', rule.name]]);
  parseValue(rule.params).walk(node => {
    // A comparison may have no spaces: (width>=40rem).
    const [first = ''] =
      node.type === 'function' ? (node.nodes[0]?.value.split(/[<>=]/) ?? []) : [];
    const places = [['css', 'at-rules', rule.name, first]];
    if (isName(first)) add(rule, `@${rule.name} (${first})`, places);
  });
}

/** The names in a value, and whether each is called as a function. Strings and addresses are no names. */
function words(value: string): [string, boolean][] {
  const found: [string, boolean][] = [];
  parseValue(value).walk(node => {
    const isCall = node.type === 'function';
    if (isCall && node.value.toLowerCase() === 'url') return false;
    if ((isCall || node.type === 'word') && isName(node.value))
      found.push([node.value.toLowerCase(), isCall]);
    return true;
  });
  return found;
}

function isName(word: string): boolean {
  return /^[a-z][a-z\d-]*$/i.test(word);
}

function hasSibling({ parent }: Declaration, prop: string): boolean {
  return parent?.some(node => node.type === 'decl' && node.prop === prop) ?? false;
}

function isKeyframes(node: Node | undefined): boolean {
  return node?.type === 'atrule' && (node as AtRule).name.endsWith('keyframes');
}

function isGuarded(node: Node): boolean {
  for (let around = node.parent; around; around = around.parent as typeof around) {
    if (around.type === 'atrule' && (around as AtRule).name === 'supports') return true;
  }
  return false;
}
