import { keepRelease } from './src/releases/keep-release.ts';

/** Keeps the contract as a release: `npm run release`, at the root of the repository. */
const { version, changes } = await keepRelease();
console.log(`Kept ${version}, with ${changes.length} changes. Commit contract/releases.`);
