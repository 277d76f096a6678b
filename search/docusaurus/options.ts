/** What a result is; a section of a guide or a post has none. */
export type Kind = 'operation' | 'parameter' | 'property' | 'value' | 'error' | 'reference';

type Later<T> = T | Promise<T>;

/**
 * What only the site knows. All of them are functions, because Docusaurus sends the rest of its configuration to the
 * browser.
 */
export interface SearchPluginOptions {
  /** Which instance of the plugin this is. */
  id?: string;
  /** Whether the site defines the colours and sizes that the style sheets name. Otherwise they follow those of Infima. */
  definesTokens?: () => boolean;
  /**
   * The names that are error codes, for the pages of an index by its tag, such as `docs-default-current`. A page or
   * heading of such a name is a result of the kind `error`, and a table that lists it again does not repeat its text.
   */
  errorCodes?: (tag: string) => Later<Iterable<string>>;
  /**
   * What a document says about itself, by the path of its source; nothing is then read out of its markup. Without it
   * the file beside the source is asked that ends in `.sections.json` in place of `.md` or `.mdx`.
   */
  sectionsOf?: (file: string) => Later<GivenPage | undefined>;
  /** What a page is worth beside others that match as well, if not 1; with 0 it is left out. By its route without base and language. */
  worthOf?: (route: string) => number;
  /** Whether a section is found by its heading alone, by its anchor and the route of its page: a list of links says what other pages say better. */
  headingOnly?: (anchor: string, route: string) => boolean;
  /** What readers of a language call things. Those of the default language are also found in the others. */
  readerNames?: (locale: string) => Later<ReaderNames | undefined>;
}

export interface ReaderNames {
  /** Our word, as it is in titles → what readers say instead. */
  words?: Record<string, string[]>;
  /** Address without base and language, `guide/setup#limits` → its names, questions among them. */
  places?: Record<string, string[]>;
  /** Words that count little beside others: the products that readers come from, whose name is not what they ask. */
  asides?: string[];
  /** Words that mean the same to readers, a group each: whoever types one of them also finds the others. */
  alike?: string[][];
  /**
   * Words by which a question says that it is one, which weigh nothing. One with a question mark after it is left out of
   * questions only.
   */
  fillers?: string[];
}

export interface GivenPage {
  /** Of equal matches those on pages of lower rank are shown first. Pages that say nothing come before all. */
  rank: number;
  /** Other names of the page. */
  aliases: string[];
  /** The first is the page itself. */
  sections: { title: string; anchor?: string; kind: Kind; text: string }[];
}
