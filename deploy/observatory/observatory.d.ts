/** The scanner has a function for a host on its usual ports; its parts also take others. They come without types. */
interface Result {
  result: string;
}

declare module '@mdn/mdn-http-observatory/src/retriever/retriever.js' {
  export function retrieve(
    host: string,
    options: { httpPort: number; httpsPort: number; path?: string },
  ): Promise<unknown>;
}

declare module '@mdn/mdn-http-observatory/src/constants.js' {
  export const ALL_TESTS: ((retrieved: unknown) => Result)[];
}

declare module '@mdn/mdn-http-observatory/src/grader/grader.js' {
  export function getScoreModifier(result: string): number;
  export function getGradeForScore(score: number): { score: number; grade: string };
}

declare module '@mdn/mdn-http-observatory/src/grader/charts.js' {
  export const MINIMUM_SCORE_FOR_EXTRA_CREDIT: number;
}
