import { translate } from '@docusaurus/Translate';
import type { Excerpt, SearchResult } from '@easel/search';
import settings from '@theme/SearchSettings';
import { groupResults } from './ask-indexes';
import type { Answer } from './use-answer';

/** One line of the list: where it leads, or what it asks for. */
export interface Choice {
  key: string;
  href?: string;
  query?: string;
  label: string;
  result?: SearchResult;
  excerpt?: Excerpt;
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
        excerpt: answer.excerpts?.get(result.document.sectionRoute) ?? {
          text: result.document.content,
          ranges: result.ranges.content,
        },
      })),
    }));
  }
  const groups = [places(baseUrl)];
  if (!answer) groups.unshift(recentGroup(recent));
  return groups.filter(({ choices }) => choices.length > 0);
}

const recentGroup = (recent: readonly string[]): ChoiceGroup => ({
  title: translate({ id: 'searchBar.recent', message: 'Recent searches' }),
  way: [],
  choices: recent.map(query => ({ key: query, query, label: query })),
});

const places = (baseUrl: string): ChoiceGroup => ({
  title: translate({ id: 'searchBar.places', message: 'Good places to start' }),
  way: [],
  choices: settings
    .places()
    .map(({ route, label }) => ({ key: route, href: `${baseUrl}${route}`, label })),
});
