const forms = [
  /<Translate\b[^>]*?\bid=["']([^"']+)["'][^>]*>([\s\S]*?)<\/Translate>/g,
  /\btranslate\(\s*\{\s*id:\s*'([^']+)',\s*message:\s*(?:'((?:[^'\\]|\\.)*)'|"([^"]*)")/g,
];

/** The English text of each message, as it stands in a component. */
export function englishMessages(source: string): [id: string, message: string][] {
  return forms
    .flatMap(form => [...source.matchAll(form)])
    .map(([, id = '', text, other]) => [id, text ?? other ?? '']);
}
