import { bundleContract } from './bundle-contract.ts';
import type { ContractDocument, Locale } from './contract-types.ts';
import { contractPath } from './read-yaml.ts';

const overlays: Record<Locale, string[]> = {
  en: [],
  zh: ['wording/zh.overlay.yaml'],
};

/** One self-contained document with internal references only. Takes about a second: keep the result. */
export async function loadContract(locale: Locale): Promise<ContractDocument> {
  return bundleContract(overlays[locale].map(contractPath), contractPath('openapi.yaml'), locale);
}
