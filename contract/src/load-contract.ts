import { bundleContract } from './bundle-contract.ts';
import type { ContractDocument, Locale } from './contract-types.ts';
import { describeErrorEnums } from './describe-error-enums.ts';
import { readErrorTable } from './list-errors.ts';
import { contractPath } from './read-yaml.ts';

const overlays: Record<Locale, string[]> = {
  en: [],
  zh: ['wording/zh.overlay.yaml'],
};

/** One self-contained document with internal references only. Takes about a second: keep the result. */
export async function loadContract(locale: Locale): Promise<ContractDocument> {
  const document = await bundleContract(overlays[locale].map(contractPath));
  return describeErrorEnums(document, await readErrorTable(), locale);
}
