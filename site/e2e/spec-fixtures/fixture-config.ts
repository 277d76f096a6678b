import type { Config } from '@docusaurus/types';

/** The text of the fixture's configuration file, which takes the real site's future flags. */
export function fixtureConfig(config: Partial<Config>): string {
  const fixture: Config = {
    title: 'Fixture',
    url: 'https://fixture.example',
    baseUrl: '/',
    // Its inline script would be refused by the policy under which the pages are served.
    baseUrlIssueBanner: false,
    plugins: ['@docusaurus/plugin-content-docs', '@docusaurus/plugin-content-pages'],
    themes: ['@docusaurus/theme-classic'],
    ...config,
  };
  return [
    "import { futureFlags } from '../../config/future.ts';",
    `export default { ...${JSON.stringify(fixture)}, future: futureFlags };`,
  ].join('\n');
}
