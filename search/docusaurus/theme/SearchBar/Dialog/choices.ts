import { translate } from '@docusaurus/Translate';
import type { SearchResult } from '@easel/search';
import { groupResults } from './group-results';
import type { Answer } from './use-answer';

/** One line of the list: where it leads, or what it asks for. */
export interface Choice {
  key: string;
  href?: string;
  query?: string;
  label: string;
  result?: SearchResult;
}

export interface ChoiceGroup {
  title: string;
  way: readonly string[];
  choices: Choice[];
}

/** Before a question the last ones and good places to start; without an answer the places alone. */
export function listChoices(
  answer: Answer | undefined,
  recent: readonly string[],
  baseUrl: string,
): ChoiceGroup[] {
  if (answer && answer.results.length > 0) {
    return groupResults(answer.results).map(({ results, ...group }) => ({
      ...group,
      choices: results.map(result => ({
        key: `${result.document.sectionRoute} ${result.document.title}`,
        href: result.document.sectionRoute,
        label: result.document.title,
        result,
      })),
    }));
  }
  const groups = [places(baseUrl)];
  if (!answer && recent.length > 0) groups.unshift(recentGroup(recent));
  return groups;
}

const recentGroup = (recent: readonly string[]): ChoiceGroup => ({
  title: translate({ id: 'searchBar.recent', message: 'Recent searches' }),
  way: [],
  choices: recent.map(query => ({ key: query, query, label: query })),
});

function places(baseUrl: string): ChoiceGroup {
  const place = (route: string, label: string) => ({
    key: route,
    href: `${baseUrl}${route}`,
    label,
  });
  return {
    title: translate({ id: 'searchBar.places', message: 'Good places to start' }),
    way: [],
    choices: [
      place('docs/intro', translate({ id: 'site.notFound.intro', message: 'What Easel does' })),
      place(
        'docs/basic/txt2img',
        translate({ id: 'site.notFound.txt2img', message: 'Text to image' }),
      ),
      place(
        'docs/api/signature/signature_intro',
        translate({ id: 'site.notFound.signing', message: 'Signing requests' }),
      ),
      place(
        'docs/api/base/http_status_code',
        translate({ id: 'site.notFound.errors', message: 'Status and error codes' }),
      ),
      place(
        'docs/api/apis',
        translate({ id: 'searchBar.places.operations', message: 'All operations' }),
      ),
    ],
  };
}
