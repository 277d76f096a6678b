import { describe, expect, it } from 'vitest';
import type { Samples } from './read-samples.ts';
import { renderSample } from './render-sample.tsx';

const language = (id: string, highlight: string) => ({
  id,
  label: id.toUpperCase(),
  program: `${id}.x`,
  client: `easel.${id}`,
  highlight,
  comment: '#',
  run: `run ${id}`,
});

const samples: Samples = {
  tasks: ['paint'],
  task: () => ({
    title: '画',
    summary: '',
    output: 'job {id}\n',
    without: { php: '没有理由' },
  }),
  programs: task => [
    {
      language: language('python', 'python'),
      code: 'import a\n# region b\nprint("<1>")\n# endregion\n',
      ...(task && {
        run: { output: 'job 7\n', tool: 'PYTHON 3.11', date: '2026-11-18', commit: '0123456' },
      }),
    },
    {
      language: language('go', 'go'),
      code: '// region b\nfunc f() {}\n// endregion',
    },
  ],
};

describe('renderSample', () => {
  const markup = renderSample(samples, { task: 'paint' }, 'zh');

  it('holds every language, the first one open', () => {
    expect(markup.match(/role="tabpanel"/g)).toHaveLength(2);
    expect(markup.match(/ hidden="">/g)).toHaveLength(1);
    expect(markup).toContain('data-language="python" aria-selected="true"');
    expect(markup).toContain('tk-keyword">func');
  });

  it('escapes the program and shows what it printed when it ran', () => {
    expect(markup).toContain('&lt;1&gt;');
    expect(markup).toContain('job <i>7</i>');
    expect(markup).toMatch(/data-ran="2026-11-18">[^<]*PYTHON 3\.11[^<]*0123456/);
  });

  it('does not claim a run that did not happen', () => {
    expect(markup.match(/data-ran=/g)).toHaveLength(1);
    expect(markup).toContain('job <i>…</i>');
  });

  it('says why a language is missing', () => {
    expect(markup).toContain('没有理由');
  });

  it('shows one region, or one language without tabs', () => {
    expect(renderSample(samples, { task: 'paint', region: 'b' }, 'en')).not.toContain('import');
    const one = renderSample(samples, { language: 'go' }, 'en');
    expect(one).not.toContain('tablist');
    expect(one).toContain('easel.go');
  });

  it('stops the build for a language that nobody has written', () => {
    expect(() => renderSample(samples, { task: 'paint', language: 'cobol' }, 'en')).toThrow();
  });
});
