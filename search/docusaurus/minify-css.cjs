const { transformSync } = require('esbuild');

/** Readers fetch these files as they are. */
module.exports = source => transformSync(source, { loader: 'css', minify: true }).code;
