/** What only the build reads of the configuration: options of plugins, and tags that are in the page already. */
const ofTheBuild = [
  'clientModules',
  'headTags',
  'i18n',
  'markdown',
  'onBrokenAnchors',
  'onBrokenLinks',
  'onDuplicateRoutes',
  'plugins',
  'presets',
  'scripts',
  'staticDirectories',
  'storage',
  'stylesheets',
  'themes',
];

module.exports = source => {
  const start = 'export default ';
  const written = source.slice(source.indexOf(start) + start.length);
  const config = JSON.parse(written.slice(0, written.lastIndexOf(';')));
  for (const name of ofTheBuild) delete config[name];
  const { experimental_router } = config.future;
  return start + JSON.stringify({ ...config, future: { experimental_router } });
};
