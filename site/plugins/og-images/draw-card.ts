import { Resvg } from '@resvg/resvg-js';
import type { Language } from '../../i18n/languages.ts';
import type { Page } from './built-pages.ts';
import { belongsTo, fontFiles, uncovered } from './fonts.ts';

const font = { fontFiles, loadSystemFonts: false, defaultFontFamily: 'Easel Text' };

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escapeXml = (text: string) => text.replace(/[&<>]/g, sign => escapes[sign] as string);

type Face = NonNullable<Language['cardFont']>;

/** Latin is set in our own faces; a run of the language's needs its own, since the renderer does not mix faces in a run. */
function runs(text: string, face?: Face): string {
  if (!face) return escapeXml(text);
  const found: { ofFace: boolean; text: string }[] = [];
  for (const character of text) {
    const ofFace = belongsTo(face.file, character);
    const last = found.at(-1);
    if (last?.ofFace === ofFace) last.text += character;
    else found.push({ ofFace, text: character });
  }
  return found
    .map(run =>
      run.ofFace
        ? `<tspan font-family="${face.family}" letter-spacing="0">${escapeXml(run.text)}</tspan>`
        : escapeXml(run.text),
    )
    .join('');
}

const easel = `
  <g transform="translate(842 96)">
    <path d="M150 0v40M46 318 6 470M254 318l40 152M150 318v110" stroke="#16202b" stroke-width="12" stroke-linecap="round"/>
    <path d="M10 36h280v266H10z" fill="#dfe4e0"/>
    <path d="M10 210c70-16 190 16 280-6v98H10z" fill="#213a52"/>
    <path d="M22 70c60-20 130 12 250-14M26 112c80 14 120-22 190-10M30 152c50-16 110 6 230-12" fill="none" stroke="#c4d0cf" stroke-width="16" stroke-linecap="round"/>
    <path d="M34 262c60 10 120-14 226 4" fill="none" stroke="#2c4a63" stroke-width="14" stroke-linecap="round"/>
    <ellipse cx="104" cy="214" rx="44" ry="36" fill="#d98b3a"/><ellipse cx="204" cy="220" rx="52" ry="42" fill="#c63a1c"/>
    <path d="M84 184c14 8 26 8 38 0M180 182c16 10 32 10 48 0" fill="none" stroke="#454a2a" stroke-width="10" stroke-linecap="round"/>
    <path d="M-16 310h332" stroke="#16202b" stroke-width="16" stroke-linecap="round"/>
  </g>`;

export function drawCard({ title, section }: Page, face?: Face): string {
  const families = ["'Easel Display'", ...(face ? [`'${face.family}'`] : [])].join(', ');
  const strange = uncovered(title + section, face?.file);
  if (strange.length > 0) {
    throw new Error(
      `The share card of “${title}” needs ${strange.join(' ')}, which ${face?.file ?? 'the Latin face'} does not have: see fonts/README.md.`,
    );
  }
  const size = title.length > 44 ? 56 : 72;
  const svgText = (text: string) =>
    `<text font-family=${JSON.stringify(families)} font-size="${size}" letter-spacing="${-size / 60}">${runs(text, face)}</text>`;
  const lines = breakTitle(title, 690, text => measureText(svgText(text))).slice(0, 4);
  const step = size * 1.2;
  const top = 330 - ((lines.length - 1) * step) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">
  <path d="M0 0h1200v630H0z" fill="#fcfcfb"/>
  <path d="M0 560h1200v70H0z" fill="#f3f5f6"/>
  ${easel}
  <path d="M80 76h14v14H80z" fill="#b4331a"/>
  <text x="110" y="92" font-family="'Easel Text'" font-size="28" fill="#434f5b">${runs(section ? `Easel / ${section}` : 'Easel', face)}</text>
  ${lines
    .map(
      (line, i) =>
        `<text x="80" y="${top + i * step}" fill="#16202b" font-family=${JSON.stringify(families)} font-size="${size}" letter-spacing="${-size / 60}">${runs(line, face)}</text>`,
    )
    .join('\n  ')}
  <text x="80" y="604" font-family="'Easel Text'" font-size="24" fill="#5a6570">docs.easel.example</text>
</svg>`;
}

/** Han and kana may be broken after each character, except before a mark that may not begin a line. */
const pieces =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}][，。、；：？！）》」』”…ーぁぃぅぇぉっゃゅょァィゥェォッャュョ]*|[^\s\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]+\s*|\s+/gu;

/** Lines no wider than the card. What is not Han or kana breaks between words. */
export function breakTitle(
  title: string,
  width: number,
  measure: (text: string) => number,
): string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of title.match(pieces) ?? []) {
    if (line && measure((line + piece).trimEnd()) > width) {
      lines.push(line.trimEnd());
      line = piece.trimStart();
    } else {
      line += piece;
    }
  }
  return [...lines, line.trimEnd()].filter(Boolean);
}

function measureText(text: string): number {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="200">${text}</svg>`;
  return new Resvg(svg, { font }).getBBox()?.width ?? 0;
}

export function renderCard(svg: string): Uint8Array {
  return new Resvg(svg, { font }).render().asPng();
}
