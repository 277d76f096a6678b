import { describe, expect, it } from 'vitest';
import { elements, loadedAddresses } from './built-page.ts';

const loaded = (html: string) => elements(html).flatMap(loadedAddresses);

describe('elements', () => {
  it('reads attributes in every form', () => {
    const html = `<IMG alt="a > b" data-x='c "d" e' src=/a.png?b&amp;c hidden>`;
    const image = elements(html).find(({ name }) => name === 'img');
    expect(image?.attributes.map(({ name, value }) => [name, value])).toEqual([
      ['alt', 'a > b'],
      ['data-x', 'c "d" e'],
      ['src', '/a.png?b&c'],
      ['hidden', ''],
    ]);
  });

  it('takes comments, styles, titles and scripts for no elements', () => {
    const image = '<img src=https://x.example/a.png>';
    const html = `<title>${image}</title><style>${image}</style><!-- ${image} --><textarea>${image}</textarea><script>"${image}"</script>`;
    expect(loaded(html)).toEqual([]);
    expect(elements(html).find(({ name }) => name === 'script')?.content).toBe(`"${image}"`);
  });

  it('reads what is kept for readers without scripts, and templates', () => {
    const html =
      '<noscript><link rel=stylesheet href=/a.css></noscript><template><p><img src=/b.png></template>';
    expect(loaded(html)).toEqual(['/a.css', '/b.png']);
  });

  it('goes on behind a tag that is not well-formed', () => {
    expect(loaded('<p class="a"b="c"><img src="/a.png"alt=d><b <i>')).toEqual(['/a.png']);
  });
});
