import { escapeCode } from '../../highlight/escape-code.ts';
import { highlightLines } from '../../highlight/highlight-lines.ts';
import type { Samples } from './read-samples.ts';
import type { Locale, SampleProgram, SampleTask } from './sample-data.ts';
import { takeRegion } from './take-region.ts';
import { type Words, words } from './words.ts';

export interface SampleRequest {
  /** Without a task, the client that the programs of a language share. */
  task?: string;
  region?: string;
  /** Only this language, without tabs. */
  language?: string;
}

const attribute = (text: string) => escapeCode(text).replaceAll('"', '&quot;');

/** One panel a language. Without scripts all are shown, each under its name: static/noscript.css. */
export function renderSample(samples: Samples, request: SampleRequest, locale: Locale): string {
  const programs = samples
    .programs(request.task)
    .filter(({ language }) => !request.language || language.id === request.language);
  if (programs.length === 0) throw new Error(`No program for ${JSON.stringify(request)}.`);
  const task = request.task ? samples.task(request.task) : undefined;
  const text = words[locale];
  const tabs = programs
    .map(({ language: { id, label } }, index) => {
      const chosen = index === 0;
      return `<button type="button" role="tab" data-language="${id}" aria-selected="${chosen}"${chosen ? '' : ' tabindex="-1"'}>${escapeCode(label)}</button>`;
    })
    .join('');
  const panels = programs.map((program, index) => {
    const shown = renderProgram(program, request, task, text, samples.commit);
    const { id, label } = program.language;
    return `<div role="tabpanel" aria-label="${attribute(label)}" data-label="${attribute(label)}" data-language="${id}"${index > 0 ? ' hidden' : ''}>${shown}</div>`;
  });
  const list = `<div role="tablist" aria-label="${text.languages}">${tabs}</div>`;
  const gaps = renderGaps(task, text, locale, samples);
  return `<div class="sample">${request.language ? '' : list}${panels.join('')}${gaps}</div>`;
}

function renderProgram(
  { language, code, version, result }: SampleProgram,
  { task: name, region }: SampleRequest,
  task: SampleTask | undefined,
  text: Words,
  commit = '',
): string {
  const file = name ? language.program : language.client;
  const lines = highlightLines(takeRegion(code, region), language.highlight).join('\n');
  const block = `<div class="sample-code"><pre tabindex="0"><code>${lines}</code></pre><button type="button" data-copy>${text.copy}</button></div>`;
  const head = `<p class="sample-file"><code>${file}</code></p>`;
  if (!task) return head + block;
  const tool = `${language.label} ${version ?? ''}`.trim();
  const state = !result ? 'notRun' : result.passed ? 'passed' : 'failed';
  const badge = state === 'notRun' ? text.notRun : text[state](tool, commit.slice(0, 7));
  const output = region
    ? ''
    : `<div class="sample-output"><p>${text.prints}</p><pre tabindex="0"><code>${escapeCode((result?.output ?? task.output).trim())}</code></pre></div>`;
  const run = region ? '' : ` <code>${escapeCode(language.try ?? language.run)}</code>`;
  return `${head}${block}${output}<p class="sample-badge" data-state="${state}">${run}<span>${escapeCode(badge)}</span></p>`;
}

/** A language that makes no sense for a task says why, instead of being missed. */
function renderGaps(
  task: SampleTask | undefined,
  text: Words,
  locale: Locale,
  samples: Samples,
): string {
  const labels = new Map(samples.programs().map(({ language }) => [language.id, language.label]));
  return Object.entries(task?.without ?? {})
    .map(
      ([id, reason]) =>
        `<p class="sample-gap">${escapeCode(text.without(labels.get(id) ?? id) + reason[locale])}</p>`,
    )
    .join('');
}
