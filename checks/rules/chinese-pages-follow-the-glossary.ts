import { type Line, type Page, pageAt } from '../pages/page.ts';
import { readableText } from '../pages/prose.ts';
import { translatedPages } from '../pages/translations.ts';
import type { Repository } from '../repository/repository.ts';
import type { Finding, Rule } from '../rule.ts';
import { glossaryFile, readGlossary, type Term, usedTerms } from '../texts/glossary.ts';
import {
  isComponentFile,
  isMessageFile,
  messages,
  usedMessages,
} from '../texts/interface-texts.ts';
import { dataTexts, isSpokenData } from '../texts/site-texts.ts';

const overlay = 'contract/wording/zh.overlay.yaml';
const overlaid = 'contract/print-texts.ts';

export const chinesePagesFollowTheGlossary: Rule = {
  why: 'one thing has one name: a reader who meets two words looks for two things.',
  waits: true,
  findings: async repository => {
    const terms = readGlossary(repository.read(glossaryFile));
    return [
      ...translatedPages(repository.files).flatMap(({ english, chinese }) => {
        const original = lines(pageAt(repository, english));
        const translation = lines(pageAt(repository, chinese));
        return [
          ...missingWords(chinese, original, translation, terms),
          ...avoidedWords(chinese, original, translation, terms),
        ];
      }),
      ...avoidedInMessages(repository, terms),
      ...avoidedInData(repository, terms),
      ...(await avoidedInOverlay(repository, terms)),
    ];
  },
};

/** Line 1 is title and description; the others keep their place, which is the same in both languages. */
function lines({ frontMatter, prose }: Page): Line[] {
  const head = ['title', 'description', 'sidebar_label'].map(field => frontMatter[field] ?? '');
  return [{ line: 1, text: head.join('\n') }, ...prose];
}

/** Where the lines below the front matter are, counted from the first. */
function places(lines: Line[]): string {
  return lines
    .slice(1)
    .map(({ line }, _, [first]) => line - (first?.line ?? 0))
    .join();
}

function missingWords(
  path: string,
  original: Line[],
  translation: Line[],
  terms: Term[],
): Finding[] {
  const chinese = translation.map(({ text }) => text).join('\n');
  return usedTerms(original.map(({ text }) => text).join('\n'), terms)
    .filter(({ zh, everyday }) => zh.length > 0 && !everyday)
    .filter(({ zh }) => !zh.some(word => chinese.includes(word)))
    .map(({ en, zh }) => {
      const used = original.find(({ text }) => usedTerms(text, terms).some(term => term.en === en));
      return {
        where: path,
        found: `“${en}” in line ${used?.line} of the English page, and nowhere ${zh.join(' or ')}`,
        expected: `the term of ${glossaryFile}`,
      };
    });
}

function avoidedWords(
  path: string,
  original: Line[],
  translation: Line[],
  terms: Term[],
): Finding[] {
  const whole = { text: original.map(({ text }) => text).join('\n') };
  const parallel = places(original) === places(translation);
  return translation.flatMap(({ line, text }, index) => {
    const english = (parallel ? original[index] : whole)?.text ?? '';
    return usedTerms(english, terms).flatMap(term => avoided(`${path}:${line}`, text, term));
  });
}

function avoidedInMessages({ files, read }: Repository, terms: Term[]): Finding[] {
  const english = new Map(
    files
      .filter(isComponentFile)
      .flatMap(path => usedMessages(path, read(path)).filter(([, text]) => text !== '')),
  );
  return files
    .filter(isMessageFile)
    .flatMap(path => messages(read(path)).map(([id, text]) => ({ path, id, text })))
    .flatMap(({ path, id, text }) => {
      const original = beside(path, files, read).get(id) ?? english.get(id) ?? '';
      return usedTerms(original, terms).flatMap(term => avoided(`${path} ${id}`, text, term));
    });
}

/** The messages of the site are in one file per language. */
function beside(path: string, files: readonly string[], read: Repository['read']) {
  const english = path.replace(/^site\/locales\/zh\//, 'site/locales/en/');
  return new Map(english !== path && files.includes(english) ? messages(read(english)) : []);
}

/** `{ en: …, zh: … }` in the contract and the samples. */
function avoidedInData(repository: Repository, terms: Term[]): Finding[] {
  return repository.files.filter(isSpokenData).flatMap(path => {
    const texts = new Map(dataTexts(repository, path));
    return [...texts].flatMap(([key, english]) => {
      const chinese = key.endsWith('.en') ? texts.get(key.replace(/en$/, 'zh')) : undefined;
      if (chinese === undefined) return [];
      return usedTerms(english, terms).flatMap(term => avoided(`${path} ${key}`, chinese, term));
    });
  });
}

/** The overlay has Chinese alone; the contract tells which English text each one translates. */
async function avoidedInOverlay({ files, output }: Repository, terms: Term[]): Promise<Finding[]> {
  if (!files.includes(overlay)) return [];
  const texts: { key: string; en: string; zh: string }[] = JSON.parse(await output(overlaid));
  return texts.flatMap(({ key, en, zh }) =>
    usedTerms(readableText(en), terms).flatMap(term =>
      avoided(`${overlay} ${key}`, readableText(zh), term),
    ),
  );
}

/** A word in quotation marks is spoken about, not used. */
function avoided(where: string, text: string, { en, zh, avoid }: Term): Finding[] {
  return avoid
    .filter(word => text.replaceAll(`“${word}”`, '').includes(word))
    .map(word => ({
      where,
      found: `${word} for “${en}”`,
      expected: `${zh.join(' or ') || en}, as in ${glossaryFile}`,
    }));
}
