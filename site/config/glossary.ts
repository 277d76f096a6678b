import { join } from 'node:path';
import { type GlossaryOptions, glossary, readGlossary } from '../plugins/glossary/index.ts';
import { currentLocale } from './current-locale.ts';

export function glossaryStep(): [typeof glossary, GlossaryOptions] {
  const source = readGlossary(join(__dirname, '../../contributing/glossary.yaml'));
  return [glossary, { locale: currentLocale(), source }];
}
