import { resolve } from 'node:path';
import { listTexts, loadContract } from './src/index.ts';

const [folder = ''] = process.argv.slice(2);
const translated = new Map(
  listTexts(await loadContract({ translation: resolve(folder) })).map(({ path, text }) => [
    path.join('.'),
    text,
  ]),
);
const texts = listTexts(await loadContract()).map(({ path, text }) => {
  const key = path.join('.');
  return { key, text, translated: translated.get(key) ?? '' };
});
console.log(JSON.stringify(texts));
