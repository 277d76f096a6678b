/** What the site tells the dialog. It does so by a module of its own in place of this one: `src/theme/SearchSettings`. */
export interface SearchSettings {
  /** Offered before anything is asked, and where nothing is found. */
  places: () => Place[];
  /** Whether the page still waits for markup that it loads by itself, so that a target may not be there yet. */
  isLoading: (main: Element) => boolean;
}

export interface Place {
  /** As it is served, without base and language: `guides/start`. */
  route: string;
  label: string;
}

const settings: SearchSettings = { places: () => [], isLoading: () => false };

export default settings;
