import { type Line, type Page, pageAt } from '../pages/page.ts';
import { readableText } from '../pages/prose.ts';
import { isChinesePage, translatedPages } from '../pages/translations.ts';
import type { Repository } from '../repository/repository.ts';
import type { Finding, Rule } from '../rule.ts';
import {
  avoidedWords,
  chineseGlossaryFile,
  glossaryFile,
  readGlossary,
  readOrdinaryWords,
  type Term,
  usedTerms,
} from '../texts/glossary.ts';
import {
  isComponentFile,
  isMessageFile,
  messages,
  usedMessages,
} from '../texts/interface-texts.ts';
import { chineseTexts, dataTexts, isSpokenData } from '../texts/site-texts.ts';

const translatedContract = 'site/i18n/zh/contract';
const overlay = `${translatedContract}/openapi.overlay.yaml`;
const overlaid = 'contract/print-texts.ts';

export const chinesePagesFollowTheGlossary: Rule = {
  why: 'one thing has one name: a reader who meets two words looks for two things.',
  waits: true,
  findings: async repository => {
    const terms = readGlossary(repository);
    return [
      ...translatedPages(repository.files).flatMap(({ english, chinese }) => {
        const original = lines(pageAt(repository, english));
        const translation = lines(pageAt(repository, chinese));
        return [
          ...missingWords(chinese, original, translation, terms),
          ...avoidedOnPage(chinese, original, translation, terms),
        ];
      }),
      ...avoidedInMessages(repository, terms),
      ...avoidedInData(repository, terms),
      ...(await avoidedInOverlay(repository, terms)),
      ...avoidedAnywhere(repository),
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

function avoidedOnPage(
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

/** The messages of the site are in one file per language; the English ones of a package are part of the package. */
function beside(path: string, files: readonly string[], read: Repository['read']) {
  const name = /^site\/i18n\/zh\/messages\/(.+)\.json$/.exec(path)?.[1];
  const original = [`site/i18n/en/messages/${name}.json`, `${name}/messages.json`].find(file =>
    files.includes(file),
  );
  return new Map(original ? messages(read(original)) : []);
}

/** Errors, constants, samples, journeys and the gallery: the Chinese file has the keys of the English ones. */
function avoidedInData(repository: Repository, terms: Term[]): Finding[] {
  const english = new Map(
    repository.files.filter(isSpokenData).flatMap(path => {
      const { file, prefix } = translationOf(path);
      return dataTexts(repository, path).map(([key, text]) => [`${file} ${prefix}${key}`, text]);
    }),
  );
  return repository.files
    .filter(path => /^site\/i18n\/zh\/(?:contract\/)?[\w-]+\.yaml$/.test(path))
    .flatMap(path => dataTexts(repository, path).map(([key, text]) => [`${path} ${key}`, text]))
    .flatMap(([where = '', text = '']) =>
      usedTerms(english.get(where) ?? '', terms).flatMap(term => avoided(where, text, term)),
    );
}

/** Where the Chinese texts of a data file are. */
function translationOf(path: string): { file: string; prefix: string } {
  const sources: [RegExp, string][] = [
    [/^samples\/([^/]+)\/sample\.yaml$/, 'samples.yaml'],
    [/^site\/journeys\/(.+)\.yaml$/, 'journeys.yaml'],
    [/^contract\/constants\/(.+)\.yaml$/, 'contract/constants.yaml'],
    [/^site\/gallery\/gallery\.yaml$/, 'gallery.yaml'],
    [/^site\/islands\/home\/prompts\.yaml$/, 'home-prompts.yaml'],
  ];
  for (const [pattern, file] of sources) {
    const found = pattern.exec(path);
    const name = found?.[1];
    if (found) return { file: `site/i18n/zh/${file}`, prefix: name ? `${name}.` : '' };
  }
  return { file: `site/i18n/zh/${path}`, prefix: '' };
}

/** The overlay has Chinese alone; the contract tells which English text each one translates. */
async function avoidedInOverlay({ files, output }: Repository, terms: Term[]): Promise<Finding[]> {
  if (!files.includes(overlay)) return [];
  const texts: { key: string; text: string; translated: string }[] = JSON.parse(
    await output(overlaid, translatedContract),
  );
  return texts.flatMap(({ key, text, translated }) =>
    usedTerms(readableText(text), terms).flatMap(term =>
      avoided(`${overlay} ${key}`, readableText(translated), term),
    ),
  );
}

/** Titles and headings are names: tests and readers look for them, and a sentence may quote them. */
function avoidedAnywhere(repository: Repository): Finding[] {
  const words = readOrdinaryWords(repository).map(({ en, zh, avoid }) => ({
    name: en,
    zh,
    avoid,
    allowed: zh.flatMap(own => avoid.map(word => `${own}（${word}）`)),
  }));
  const names = repository.files
    .filter(isChinesePage)
    .flatMap(path => {
      const { frontMatter, headings } = pageAt(repository, path);
      return [
        frontMatter.title,
        frontMatter.sidebar_label,
        ...headings.map(({ title }) => title),
      ].map(name => String(name ?? ''));
    })
    .filter(name => words.some(settled => avoidedWords(name, settled).length > 0));
  return chineseTexts(repository).flatMap(({ where, text }) => {
    const sentence = names.reduce((rest, name) => rest.replaceAll(name, ''), text);
    return words.flatMap(({ zh, ...settled }) =>
      avoidedWords(sentence, settled).map(word => ({
        where,
        found: `${word} for “${settled.name}”`,
        expected: `${zh.join(' or ')}, as in ${chineseGlossaryFile}`,
      })),
    );
  });
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
