/** Read when its page is rendered: the server's bundle would hold the markup of all pages, several times over. */
module.exports = function readMarkup() {
  const file = JSON.stringify(this.resourcePath);
  return `module.exports = JSON.parse(require('node:fs').readFileSync(${file}, 'utf8'));`;
};
