import { type Component, components } from '../pages/components.ts';
import { type SitePage, sitePages } from '../pages/site-pages.ts';
import type { Repository } from '../repository/repository.ts';

export interface ShownSample extends Component {
  page: SitePage;
}

/** `<Sample task="…" region="…" lang="…" />` and `<Sample client lang="…" />`, wherever they stand. */
export function shownSamples(repository: Repository): ShownSample[] {
  return sitePages(repository).flatMap(page =>
    components(page.prose)
      .filter(({ name }) => name === 'Sample')
      .map(component => ({ ...component, page })),
  );
}
