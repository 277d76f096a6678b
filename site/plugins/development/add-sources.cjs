/** A page that holds an element is compiled again when one of the files it is made from changes. */
module.exports = function addSources(page) {
  const { elements, listSources } = this.getOptions();
  for (const element of elements) {
    if (!page.includes(`<${element}`)) continue;
    for (const file of listSources(element)) this.addDependency(file);
  }
  return page;
};
