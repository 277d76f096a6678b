const { parse } = require('acorn');

/** Each entry: how a module is loaded, its name, which only the server reports, and its number. */
module.exports = source => {
  const { body } = parse(source, { ecmaVersion: 'latest', sourceType: 'module' });
  const [{ declaration }] = body;
  const names = declaration.properties.map(({ value }) => value.elements[1]);
  return names.reduceRight(
    (text, { start, end }) => `${text.slice(0, start)}0${text.slice(end)}`,
    source,
  );
};
