const widest = 80;

/** JSON as a person would set it: what fits on a line stays on a line, and plain fields share one. */
export function printJson(value: unknown, indent = '', before = 0): string {
  const line = onOneLine(value);
  if (indent.length + before + line.length <= widest) return line;
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    const items = value.map(item => inner + printJson(item, inner));
    return `[\n${items.join(',\n')}\n${indent}]`;
  }
  if (typeof value !== 'object' || value === null) return line;
  return `{\n${printFields(value, inner).join(',\n')}\n${indent}}`;
}

function printFields(value: object, indent: string): string[] {
  const lines: { text: string; plain: boolean }[] = [];
  for (const [name, field] of Object.entries(value)) {
    const key = `${JSON.stringify(name)}: `;
    const plain = typeof field !== 'object';
    const text = key + printJson(field, indent, key.length);
    const last = lines.at(-1);
    const joined = `${last?.text}, ${text}`;
    if (plain && last?.plain && indent.length + joined.length <= widest) last.text = joined;
    else lines.push({ text, plain });
  }
  return lines.map(({ text }) => indent + text);
}

function onOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).map(
    ([name, item]) => `${JSON.stringify(name)}: ${onOneLine(item)}`,
  );
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
}
