import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText, exampleSections } from './testing/sections.ts';
import { excerpt, writeIndex } from './write-index.ts';

const shardAbove = 0;

describe('writeIndex', () => {
  it('writes the fields of the contract', () => {
    const [document] = writeIndex(exampleSections).file.documents;
    expect(document).toEqual({
      id: 0,
      type: 'docs',
      tags: [],
      sidebarParentCategories: [],
      pageTitle: 'Create an image',
      sectionRoute: '/docs/Create%20an%20image',
      sectionTitle: '',
      title: 'Create an image',
      content: 'Send a prompt and receive an image. Choose the aspectRatio, for example 16:9.',
    });
  });

  it('keeps the kind of a section', () => {
    expect(writeIndex(exampleSections).file.documents[4]!.kind).toBe('error');
  });

  it('is the same, byte for byte, for the same input', () => {
    const text = anyText();
    const section = fc.record({
      pageTitle: text,
      sectionTitle: text,
      sectionRoute: text,
      content: text,
      type: text,
      tags: fc.array(text),
      aliases: fc.array(text),
    });
    fc.assert(
      fc.property(
        fc.array(section),
        fc.constantFrom({}, { splitAbove: 0 }, { shardAbove }),
        (sections, options) => {
          const once = JSON.stringify(writeIndex(sections, options));
          expect(JSON.stringify(writeIndex(structuredCopy(sections), options))).toBe(once);
        },
      ),
      { numRuns: 50 },
    );
  });

  it('keeps aliases and parent categories out of what is shown and searched unless asked', () => {
    const { file } = writeIndex(exampleSections);
    expect(JSON.stringify(file.documents)).not.toContain('Error codes');
    expect(JSON.stringify(file.index)).not.toContain('foundations');
    const wider = writeIndex(exampleSections, { withParentCategories: true });
    expect(JSON.stringify(wider.file.index)).not.toBe(JSON.stringify(file.index));
  });

  it('writes lists apart, then documents too, when the compressed file would be too large', () => {
    const whole = writeIndex(exampleSections, { compressedSize: () => 60_000 });
    expect(whole.shards).toEqual([]);
    const split = writeIndex(exampleSections, { compressedSize: () => 60_001 });
    expect(split.shards.length).toBeGreaterThan(0);
    expect(split.file.documents).toEqual(whole.file.documents);
    const sharded = writeIndex(exampleSections, { compressedSize: () => 250_001 });
    expect(sharded.shards.length).toBeGreaterThan(1);
    expect(sharded.file.documents).toEqual([]);
  });

  it('names shards by their content', () => {
    const nameOf = (sections: typeof exampleSections) =>
      writeIndex(sections, { shardAbove }).shards[0]!.name;
    expect(nameOf(exampleSections)).toBe(nameOf(exampleSections));
    expect(nameOf(exampleSections)).not.toBe(nameOf(exampleSections.slice(1)));
    expect(nameOf(exampleSections)).toMatch(/^[0-9a-f]{16}-t0$/);
  });
});

describe('excerpt', () => {
  it('keeps a short text, on one line', () => {
    expect(excerpt(' Draw\n an  image. ')).toBe('Draw an image.');
  });

  it('ends at a word and says that it was cut', () => {
    const cut = excerpt('seventeen letters '.repeat(10));
    expect(cut).toMatch(/(seventeen|letters)…$/);
    expect(cut.length).toBeLessThanOrEqual(81);
  });

  it('gives Chinese the same width on the screen', () => {
    expect(excerpt('图'.repeat(100))).toBe(`${'图'.repeat(40)}…`);
  });

  it('is the beginning of any text, and never longer than the contract allows', () => {
    fc.assert(
      fc.property(anyText(400), text => {
        const cut = excerpt(text);
        expect(cut.length).toBeLessThanOrEqual(120);
        expect(text.replace(/\s+/g, ' ').trim().startsWith(cut.replace(/…$/, ''))).toBe(true);
      }),
    );
  });

  it('stays quick on a text without spaces', () => {
    expect(excerpt('x'.repeat(100_000))).toBe(`${'x'.repeat(80)}…`);
  });

  it('does not cut a character in two', () => {
    expect(excerpt('😀'.repeat(100))).toMatch(/^(😀)+…$/u);
  });
});

const structuredCopy = <T>(value: T): T => JSON.parse(JSON.stringify(value));
