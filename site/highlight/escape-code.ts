const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

export function escapeCode(text: string): string {
  return text.replace(/[&<>]/g, character => entities[character] ?? character);
}
