import { unusedFamilies, unusedSheets, unusedVariables } from './unused-families.ts';

/** The few parts of PostCSS that are needed here; Docusaurus brings the library itself. */
interface Rule {
  selectors: string[];
  remove(): void;
}

export interface StyleSheet {
  source?: { input: { file?: string } };
  walkRules(visit: (rule: Rule) => void): void;
  walkDecls(property: RegExp, visit: (declaration: { prop: string; remove(): void }) => void): void;
}

export function isUnused(selector: string): boolean {
  return [...selector.matchAll(/\.([a-z][\w-]*)/gi)].some(([, name = '']) =>
    unusedFamilies.some(family => family.test(name)),
  );
}

export function dropUnusedRules(sheet: StyleSheet): void {
  const { file = '' } = sheet.source?.input ?? {};
  if (unusedSheets.some(part => part.test(file))) sheet.walkRules(rule => rule.remove());
  if (!/[\\/]infima[\\/]/.test(file)) return;
  sheet.walkRules(rule => {
    const used = rule.selectors.filter(selector => !isUnused(selector));
    if (used.length === 0) rule.remove();
    else if (used.length < rule.selectors.length) rule.selectors = used;
  });
  sheet.walkDecls(/^--ifm-/, declaration => {
    if (unusedVariables.some(family => family.test(declaration.prop))) declaration.remove();
  });
}
