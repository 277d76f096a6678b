/** Something that a browser must know, as a file of ours uses it. */
export interface UsedFeature {
  /** As a reader of the finding knows it: `Request.body`, `text-wrap: balance`, `:has()`. */
  name: string;
  /** Where the compatibility data may hold it; the first place that exists counts. */
  places: string[][];
  where: string;
  /** Whether a name with this vendor's prefix stands beside it, or is added by the build. */
  prefixed?: (prefix: string) => boolean;
}
