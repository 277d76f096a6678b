import { describe, expect, it } from 'vitest';
import { inParallel, listRuns } from './runs.ts';
import { language, sample } from './test-data.ts';

describe('listRuns', () => {
  const languages = [language('node'), language('go')];
  const samples = [
    { ...sample, task: 'a' },
    { ...sample, task: 'b', without: { go: 'no' } },
  ];
  const names = (wanted = { languages: [] as string[], tasks: [] as string[] }) =>
    listRuns(samples, languages, wanted).map(run => `${run.sample.task} ${run.language.id}`);

  it('runs every task in every language that does not excuse itself', () => {
    expect(names()).toEqual(['a node', 'a go', 'b node']);
  });

  it('runs a task that names its languages in these alone', () => {
    const recipe = { ...sample, task: 'c', languages: ['go'] };
    const runs = listRuns([recipe], languages, { languages: [], tasks: [] });
    expect(runs.map(run => run.language.id)).toEqual(['go']);
  });

  it('runs a part when asked, and refuses what does not exist', () => {
    expect(names({ languages: ['go'], tasks: [] })).toEqual(['a go']);
    expect(names({ languages: ['node'], tasks: ['b'] })).toEqual(['b node']);
    expect(() => names({ languages: ['rust'], tasks: [] })).toThrow('There is no language rust');
  });
});

describe('inParallel', () => {
  it('keeps the order and never has more under way than it may', async () => {
    let underWay = 0;
    let most = 0;
    const results = await inParallel([30, 5, 20, 1], 2, async ms => {
      most = Math.max(most, ++underWay);
      await new Promise(resolve => setTimeout(resolve, ms));
      underWay--;
      return ms;
    });
    expect(results).toEqual([30, 5, 20, 1]);
    expect(most).toBe(2);
  });
});
