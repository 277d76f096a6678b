/** Which package may import which; the reasons are in ARCHITECTURE.md. */

const packages =
  '^(contract|collections|signing|reference|search|sandbox|mcp|samples|site|checks|deploy|starter)/';
const tests = '[.]test[.]tsx?$';
const browserCode =
  '^(reference/browser|site/(src|islands/(?![^/]+/build-time/)|plugins/[^/]+/theme)|search/docusaurus/theme)/';

/** What the lab and the tools of the site compute, which has no need of a page. */
const toolsWithoutPage =
  '^site/islands/(lab/(create-lab|key-ring|lab-messages|paste/[^/]+)|tools/(error-explainer/read-response|workflow-checker/check-graph-text)|kit/(read-json|view/fill))[.]ts$';

/** `from` may import, of our own packages, only what `allowed` matches. */
const only = (name, from, allowed, comment) => ({
  name,
  comment,
  severity: 'error',
  // A test may borrow from the suite of its own package.
  from: { path: from, pathNot: `^sandbox/.*${tests}` },
  // A type is gone when the code runs.
  to: { path: packages, pathNot: allowed, dependencyTypesNot: ['type-only'] },
});

module.exports = {
  forbidden: [
    only(
      'contract-imports-no-package',
      '^contract/',
      '^contract/',
      'The contract is what others follow.',
    ),
    only(
      'collections-import-the-contract',
      '^collections/src/',
      '^(collections/src|contract)/',
      'They are made of it; the site hands in the rest.',
    ),
    only(
      'runners-of-collections-start-the-sandbox',
      '^collections/runners/',
      '^(collections/runners|sandbox/src/node)/',
      'They have what was published, like anybody who downloads it.',
    ),
    only(
      'signing-imports-no-package',
      '^signing/',
      '^signing/',
      'Readers copy it into their own programs.',
    ),
    only(
      'reference-imports-no-package',
      '^reference/',
      '^reference/',
      'It makes pages of any OpenAPI document; what is ours is handed to it.',
    ),
    only(
      'search-imports-no-package',
      '^search/',
      '^search/',
      'Search must not know what it searches; the site tells its plugin by options and settings.',
    ),
    only(
      'the-search-engine-stands-alone',
      '^search/src/',
      '^search/src/',
      'It is used without Docusaurus, too.',
    ),
    only(
      'core-imports-contract-and-signing',
      '^sandbox/src/core/',
      '^(sandbox/src/core|contract|signing)/',
      'Request in, Response out: the core runs wherever those two exist.',
    ),
    only(
      'node-imports-the-core',
      '^sandbox/src/node/',
      '^(sandbox/src/(core|node)|contract|signing)/',
      'Two homes of one core; what both need belongs in the core.',
    ),
    only(
      'browser-imports-the-core',
      '^sandbox/src/browser/',
      '^(sandbox/src/(core|browser)|contract|signing)/',
      'Two homes of one core; what both need belongs in the core.',
    ),
    only(
      'suites-know-only-what-is-served',
      '^sandbox/suites/(node|python)/',
      '^sandbox/suites/$1/',
      'They stand for another company: it has the sandbox as one file, and a client.',
    ),
    only(
      'samples-know-only-http',
      '^samples/(?!runner/|faults/|types/)([^/]+)/',
      '^samples/$1/',
      'A reader copies a sample out of here; it must run there.',
    ),
    only(
      'tests-of-clients-use-the-runner',
      '^samples/(faults|types)/',
      '^samples/(faults|types|runner|clients)/',
      'A server that breaks everything, or a compiler, has no use for one that works.',
    ),
    only(
      'the-runner-starts-the-sandbox',
      '^samples/runner/',
      '^(samples|sandbox/src/node)/|^sandbox/bundle-file[.]ts$',
      'It needs a server to run samples against, or the one file for those that start it, nothing else.',
    ),
    only(
      'build-time-code-imports-contract-reference-and-search',
      '^(site/(config|i18n|reference|remark|versioning|plugins/(?![^/]+/theme/)|islands/[^/]+/build-time/|[^/]+[.]ts$)|search/docusaurus/(?!theme/))',
      '^(site/(?!src/|islands/(?![^/]+/(build-time|view)/)|plugins/[^/]+/theme/)|contract/|collections/src/|reference/(?!browser/)|search/(?!docusaurus/theme/)|sandbox/bundle-file[.]ts$)',
      'Build-time and browser code meet through data, not through imports. What both render is in view/. The sandbox is bundled, not run.',
    ),
    only(
      'browser-code-imports-what-runs-there',
      browserCode,
      '^(site/(src/|islands/(?![^/]+/build-time/)|highlight/|plugins/[^/]+/theme/|routes[.]json$)|sandbox/src/(browser/|core/(pricing|graph-check|webhook-signing|json-depth|json-fault)[.]ts$)|signing/|reference/(browser|styles)/|search/(src|docusaurus/theme)/)',
      'Of the sandbox only its client and the light entries of its core: the rest belongs into the worker. Build-time and browser code meet through data, not through imports.',
    ),
    only(
      'mcp-runs-what-pages-run',
      '^mcp/',
      `^(mcp|contract|signing|search/(src/|docusaurus/theme/SearchBar/Dialog/(ask-indexes|question-words)[.]ts$)|sandbox/(src/core/|generated/private-key[.]json$))|${toolsWithoutPage}`,
      'An assistant gets the answers of the page: the same ranking, checks and explanations, and nothing that shows them.',
    ),
    only(
      'deploy-imports-no-package',
      '^deploy/',
      '^deploy/',
      'It serves a folder, whoever built it.',
    ),
    only(
      'starter-reads-documents',
      '^starter/(?!template/)',
      '^(starter|reference)/',
      'It copies what is kept and imports none of it, but for what reads the document.',
    ),
    {
      name: 'nobody-imports-site-checks-or-deploy',
      comment:
        'They are ends, not libraries. The suites of the site serve it as operators do, with the server of deploy; mcp has a rule of its own.',
      severity: 'error',
      from: { path: '^([^/]+)/', pathNot: '^(site/(e2e|measure)|mcp|starter/template)/' },
      to: { path: '^(site|checks|deploy|starter)/', pathNot: '^$1/' },
    },
    {
      name: 'runtime-neutral-code-without-node',
      comment: 'It also runs in a browser, where node: modules do not exist.',
      severity: 'error',
      from: {
        path: `^(signing/src|search/src|sandbox/src/(core|browser))/|${browserCode}`,
        pathNot: tests,
      },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'no-cycles',
      comment: 'Two files that need each other are one file, or three.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'imports-lead-somewhere',
      comment:
        'A misspelt path is found here before a build finds it. The @-names are made by Docusaurus.',
      severity: 'error',
      // These install what they measure with by themselves, on demand. What a template imports is beside it in the new
      // repository, and a test looks there.
      from: {
        pathNot:
          '^(search/bench|site/measure/lighthouse|deploy/observatory|deploy/afdocs|reference/comparison|collections/runners|starter/template)/',
      },
      to: {
        couldNotResolve: true,
        // contract/types, hast and mdast are declarations, which only the compiler resolves.
        // A sample finds its client beside it in the reader's folder, and types that were made there.
        pathNot:
          '^@(site|messages|samples|theme|theme-original|theme-init|generated|docusaurus)(/|$)|^(@easel/contract/types|hast|mdast)$|^[.]/easel(-api)?[.]m?js$',
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: {
      path: '(^|/)(build|generated|versioned_sources|test-results|playwright-report|[.]docusaurus|[.]fixtures|[.]cache)/',
    },
    tsPreCompilationDeps: true,
    // Resolves @site/.
    tsConfig: { fileName: require('node:path').join(__dirname, 'site/tsconfig.json') },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json'],
    },
  },
};
