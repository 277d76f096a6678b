const { parse } = require('acorn');

/** What a message is told to translators: `{ id: 'theme.a', message: 'A', description: 'The label of …' }`. */
module.exports = source => {
  const tree = parse(source, { ecmaVersion: 'latest', sourceType: 'module' });
  return listDescriptions(tree).reduceRight(
    (text, { start, end }) => `${text.slice(0, start)}description:0${text.slice(end)}`,
    source,
  );
};

function listDescriptions(node) {
  if (Array.isArray(node)) return node.flatMap(listDescriptions);
  if (typeof node?.type !== 'string') return [];
  const named = name =>
    node.type === 'ObjectExpression' &&
    node.properties.find(({ key, value }) => key?.name === name && value.type === 'Literal');
  const description = named('id') && named('description');
  return [
    ...(description ? [description] : []),
    ...Object.values(node).flatMap(part => (part === description ? [] : listDescriptions(part))),
  ];
}
