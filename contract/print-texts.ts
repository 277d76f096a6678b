import { listTexts, loadContract } from './src/index.ts';

const chinese = new Map(
  listTexts(await loadContract('zh')).map(({ path, text }) => [path.join('.'), text]),
);
const texts = listTexts(await loadContract('en')).map(({ path, text }) => {
  const key = path.join('.');
  return { key, en: text, zh: chinese.get(key) ?? '' };
});
console.log(JSON.stringify(texts));
