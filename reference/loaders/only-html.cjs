/** What a browser fetches of a page's markup. */
module.exports = source => JSON.parse(source).html;
