import './grammars.ts';
import { normalizeTokens, type Token } from 'prism-react-renderer';
import { escapeCode } from './escape-code.ts';
import { pigments } from './pigments.ts';
import { Prism } from './prism.ts';

const aliases: Record<string, string> = { sh: 'bash', shell: 'bash', js: 'javascript', ts: 'tsx' };

/** Markup of each line. Colours come from style sheets, so one markup serves both colour modes. */
export function highlightLines(code: string, language: string): string[] {
  const name = aliases[language] ?? language;
  const grammar = Prism.languages[name];
  if (!grammar) return code.split('\n').map(escapeCode);
  const env = { code, grammar, language: name, tokens: [] as ReturnType<typeof Prism.tokenize> };
  Prism.hooks.run('before-tokenize', env);
  env.tokens = Prism.tokenize(env.code, env.grammar);
  Prism.hooks.run('after-tokenize', env);
  return normalizeTokens(env.tokens).map(line => line.map(renderToken).join(''));
}

function renderToken({ types, content, empty }: Token): string {
  if (empty) return '';
  const text = escapeCode(content);
  const pigment = types.map(type => pigments[type]).findLast(found => found !== undefined);
  return pigment ? `<span class="tk-${pigment}">${text}</span>` : text;
}
