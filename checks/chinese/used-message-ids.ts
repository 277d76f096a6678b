const forms = [
  /<Translate\b[^>]*?\bid=["']([^"']+)["']/g,
  /\btranslate\(\s*\{[^}]*?\bid:\s*["']([^"']+)["']/g,
];

/** The ids that a component asks for; both forms take literals only, or the engine cannot find them. */
export function usedMessageIds(source: string): string[] {
  return forms.flatMap(form => [...source.matchAll(form)]).map(([, id]) => id ?? '');
}
