import { Resvg } from '@resvg/resvg-js';
import { fontFiles } from './fonts.ts';

const font = { fontFiles, loadSystemFonts: false, defaultFontFamily: 'Easel Text' };

export function measureText(text: string): number {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="200">${text}</svg>`;
  return new Resvg(svg, { font }).getBBox()?.width ?? 0;
}

export function renderCard(svg: string): Uint8Array {
  return new Resvg(svg, { font }).render().asPng();
}
