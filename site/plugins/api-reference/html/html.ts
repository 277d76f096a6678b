const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Markup that is known to be safe; everything else that enters a template is escaped. */
export class Html {
  readonly #markup: string;

  constructor(markup: string) {
    this.#markup = markup;
  }

  toString(): string {
    return this.#markup;
  }
}

type Part = Html | Part[] | string | number | false | undefined;

export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  const markup = strings.map((text, index) => text + write(parts[index]));
  return new Html(markup.join(''));
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, character => entities[character] ?? character);
}

function write(part: Part): string {
  if (part === undefined || part === false) return '';
  if (part instanceof Html) return part.toString();
  return Array.isArray(part) ? part.map(write).join('') : escapeHtml(String(part));
}
