import type { Element, ElementContent } from 'hast';

/** What serves to find one's way or to press, and drawings, whose words stand beside them. */
const leftOut = new Set([
  ...['nav', 'form', 'fieldset', 'label', 'input', 'select', 'textarea'],
  ...['script', 'style', 'link', 'noscript', 'wbr'],
]);
const leftOutClasses = [
  'hash-link',
  'table-of-contents',
  'theme-doc-toc-mobile',
  'theme-edit-this-page',
];
/** Places of messages that come later, names of panels, which each panel has, too, and groups of buttons. */
const leftOutRoles = ['alert', 'status', 'tablist', 'group'];

/** The content of a page without what only a screen has a use for; each program knows the language of its panel. */
export function prepareContent(element: Element, language?: string): Element {
  if (element.tagName === 'pre') {
    return { ...element, properties: { ...element.properties, dataLanguage: language } };
  }
  const own = element.properties.dataLanguage;
  // What a program prints is not written in its language.
  const isOutput = classesOf(element.properties).includes('sample-output');
  const inner = isOutput ? undefined : typeof own === 'string' ? own : language;
  const children = element.children.flatMap(child => {
    if (child.type === 'comment') return [];
    if (child.type !== 'element') return child;
    return isLeftOut(child) ? [] : prepareContent(child, inner);
  });
  const isCell = ['td', 'th'].includes(element.tagName);
  return { ...element, children: isCell ? inOneLine(children) : apart(children) };
}

function isLeftOut({ tagName, properties }: Element): boolean {
  const classes = classesOf(properties);
  if (tagName === 'button') return !classes.includes('term');
  return (
    leftOut.has(tagName) ||
    leftOutRoles.includes(String(properties.role)) ||
    (tagName === 'svg' && properties.role !== 'img') ||
    leftOutClasses.some(name => classes.includes(name))
  );
}

export const classesOf = ({ className }: Element['properties']): string[] =>
  Array.isArray(className) ? className.map(String) : [];

/** Parts that a style sheet sets apart would run into one word. */
function apart(children: ElementContent[]): ElementContent[] {
  return children.flatMap((child, index) => {
    const before = children[index - 1];
    const touches = isPart(child) && before !== undefined && isPart(before);
    return touches ? [{ type: 'text', value: ' ' }, child] : [child];
  });
}

const isPart = (node: ElementContent) =>
  node.type === 'element' &&
  ['a', 'b', 'img', 'span', 'small', 'strong', 'time'].includes(node.tagName);

const blocks = new Set(['p', 'div', 'ul', 'ol', 'li', 'dl', 'dt', 'dd']);

/** A cell of a table has no blocks in Markdown: they are parted by line breaks. */
function inOneLine(children: ElementContent[]): ElementContent[] {
  return linesOf(children).flatMap((line, index) => (index > 0 ? [lineBreak, ...line] : line));
}

const lineBreak: ElementContent = { type: 'element', tagName: 'br', properties: {}, children: [] };

function linesOf(children: ElementContent[]): ElementContent[][] {
  const lines: ElementContent[][] = [];
  let isOpen = false;
  for (const child of children) {
    if (child.type === 'text' && child.value.trim() === '' && !isOpen) continue;
    if (child.type === 'element' && blocks.has(child.tagName)) {
      lines.push(...linesOf(child.children));
      isOpen = false;
    } else if (isOpen) lines.at(-1)?.push(child);
    else {
      lines.push([child]);
      isOpen = true;
    }
  }
  return lines.map(apart);
}
