import { parse } from 'yaml';
import { contractNames } from '../contract/contract-names.ts';
import type { Repository } from '../repository/repository.ts';

const glossary = 'contributing/glossary.yaml';
const list = 'checks/english/words.txt';

/** Words that no dictionary has: the glossary's, the contract's, and a short list of names in our trade. */
export function knownWords(repository: Repository): string[] {
  const text = (path: string) => (repository.files.includes(path) ? repository.read(path) : '');
  const terms = ((parse(text(glossary)) ?? []) as { en: string }[]).map(({ en }) => en);
  const listed = text(list)
    .split('\n')
    .filter(line => !line.startsWith('#'));
  return [...new Set([...terms, ...contractNames(repository), ...listed].flatMap(wordsOf))];
}

/** denoisingStrength, IMAGE_TO_INPAINT and “CFG scale” are two and three words. */
function wordsOf(name: string): string[] {
  return [name, name.replace(/([a-z])([A-Z])/g, '$1 $2')]
    .flatMap(text => text.split(/[^A-Za-z]+/))
    .filter(word => word.length > 2)
    .map(word => word.toLowerCase());
}
