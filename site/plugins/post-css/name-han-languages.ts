/** The few parts of PostCSS that are needed here; Docusaurus brings the library itself. */
interface StyleSheet {
  walkRules(visit: (rule: { selectors: string[]; remove(): void }) => void): void;
}

const placeholder = ':--han';

/** `:--han` becomes `:lang(…)`, so that a rule can be about how a language is set instead of about one language. */
export function nameHanLanguages(codes: string[]): (sheet: StyleSheet) => void {
  const selectors = codes.map(code => `:lang(${code})`);
  const named = selectors.length === 1 ? selectors[0]! : `:is(${selectors.join(', ')})`;
  return sheet =>
    sheet.walkRules(rule => {
      if (!rule.selectors.some(selector => selector.includes(placeholder))) return;
      const meant = rule.selectors.filter(
        selector => codes.length > 0 || !selector.includes(placeholder),
      );
      if (meant.length === 0) rule.remove();
      else rule.selectors = meant.map(selector => selector.replaceAll(placeholder, named));
    });
}
