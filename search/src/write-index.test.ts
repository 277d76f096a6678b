import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SearchDocument } from './index-file.ts';
import { openIndex } from './open-index.ts';
import { anyText, exampleSections } from './testing/sections.ts';
import { writeIndex } from './write-index.ts';

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
    const whole = writeIndex(exampleSections, { compressedSize: () => 8000 });
    expect(whole.shards).toEqual([]);
    const split = writeIndex(exampleSections, { compressedSize: () => 8001 });
    expect(split.shards.length).toBeGreaterThan(0);
    const withoutContent = (documents: readonly SearchDocument[]) =>
      documents.map(document => ({ ...document, content: '' }));
    expect(withoutContent(split.file.documents)).toEqual(withoutContent(whole.file.documents));
    const sharded = writeIndex(exampleSections, { compressedSize: () => 250_001 });
    expect(sharded.shards.length).toBeGreaterThan(1);
    expect(sharded.file.documents).toEqual([]);
  });

  it('keeps names before the documents, and gives them back with each', () => {
    const names = exampleSections.map((_, i) => (i % 2 ? [`name ${i}`, 'a|b^c'] : undefined));
    const sections = exampleSections.map((section, i) => ({
      ...section,
      ...(names[i] && { names: names[i] }),
    }));
    for (const splitAbove of [0, Number.POSITIVE_INFINITY]) {
      const { file } = writeIndex(sections, { splitAbove });
      expect(JSON.stringify(file.documents)).not.toContain('name 1');
      const read = openIndex(structuredCopy(file));
      expect(read.documents.map(document => document.names)).toEqual(names);
      expect(read.hasNames).toBe(true);
    }
    expect(openIndex(writeIndex(exampleSections).file).hasNames).toBe(false);
  });

  it('names shards by their content', () => {
    const nameOf = (sections: typeof exampleSections) =>
      writeIndex(sections, { shardAbove }).shards[0]!.name;
    expect(nameOf(exampleSections)).toBe(nameOf(exampleSections));
    expect(nameOf(exampleSections)).not.toBe(nameOf(exampleSections.slice(1)));
    expect(nameOf(exampleSections)).toMatch(/^[0-9a-f]{16}-t0$/);
  });
});

const structuredCopy = <T>(value: T): T => JSON.parse(JSON.stringify(value));
