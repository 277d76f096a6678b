/** One heading with its text, or one parameter, error code, … of the reference: what a reader can land on. */
export interface Section {
  readonly pageTitle: string;
  /** Empty for the part of a page above its first heading. */
  readonly sectionTitle: string;
  readonly sectionRoute: string;
  readonly content: string;
  readonly type: string;
  readonly kind?: string;
  readonly tags?: readonly string[];
  readonly sidebarParentCategories?: readonly string[];
  /** The same heading in the other locale: found, never shown. */
  readonly aliases?: readonly string[];
  /** What stands above the section, such as the title of its page: found as tags are, never shown. */
  readonly context?: readonly string[];
  /** Kept for the `weigh` of whoever asks: what it is worth beside others that match as well, if not 1. */
  readonly worth?: number;
}

export interface SearchDocument {
  readonly id: number;
  readonly type: string;
  readonly kind?: string;
  readonly tags: readonly string[];
  readonly sidebarParentCategories: readonly string[];
  readonly pageTitle: string;
  readonly sectionRoute: string;
  readonly sectionTitle: string;
  readonly title: string;
  /** The opening of the text, not the whole of it. */
  readonly content: string;
  readonly worth?: number;
}
