import { ALL_TESTS } from '@mdn/mdn-http-observatory/src/constants.js';
import { MINIMUM_SCORE_FOR_EXTRA_CREDIT } from '@mdn/mdn-http-observatory/src/grader/charts.js';
import { getGradeForScore, getScoreModifier } from '@mdn/mdn-http-observatory/src/grader/grader.js';
import { retrieve } from '@mdn/mdn-http-observatory/src/retriever/retriever.js';

/** Prints, as JSON, what Mozilla's Observatory says of a page on localhost. Its own command knows ports 80 and 443 only. */
const [httpPort = '', httpsPort = '', path = '/'] = process.argv.slice(2);
const retrieved = await retrieve('localhost', {
  httpPort: Number(httpPort),
  httpsPort: Number(httpsPort),
  path,
});
const tests = ALL_TESTS.map(test => {
  const { result } = test(retrieved);
  return { result, points: getScoreModifier(result) };
});
const sum = (points: number[]) => points.reduce((all, some) => all + some, 100);
// Extra points count once nothing much is missing, as in its own sum.
const strict = sum(tests.map(({ points }) => Math.min(points, 0)));
const whole = sum(tests.map(({ points }) => points));
const { score, grade } = getGradeForScore(
  strict >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? whole : strict,
);
console.log(JSON.stringify({ score, grade, tests }));
