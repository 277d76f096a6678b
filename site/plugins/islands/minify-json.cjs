/** Readers fetch these files as they are. */
module.exports = source => JSON.stringify(JSON.parse(source));
