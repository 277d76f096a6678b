import { escapeCode } from '../../highlight/escape-code.ts';
import type { BuiltStep } from './build-step.ts';
import type { Locale } from './journey-source.ts';
import { renderRequest } from './render-request.ts';
import { fill, words } from './words.ts';

/** A step as the page shows it, before and after it is run. All texts are markup. */
export interface ShownStep {
  title: string;
  text: string;
  line: string;
  code: string;
  feeds: string;
}

const prose = (text: string) => escapeCode(text).replace(/`([^`]+)`/g, '<code>$1</code>');
const attribute = (text: string) => escapeCode(text).replaceAll('"', '&quot;');

export function showSteps(steps: BuiltStep[], locale: Locale): ShownStep[] {
  return steps.map((step, index) => {
    const fed = steps.slice(0, index).flatMap(({ feeds }) => Object.keys(feeds));
    return {
      title: prose(step.title),
      text: prose(step.text),
      ...renderRequest(step, fed),
      feeds: showFeeds(steps, index, locale),
    };
  });
}

/** What the answer gives to later steps, and to which. */
function showFeeds(steps: BuiltStep[], index: number, locale: Locale): string {
  const text = words[locale];
  const parts = Object.entries(steps[index]?.feeds ?? {}).map(([name, pointer]) => {
    const users = steps.flatMap((step, at) =>
      JSON.stringify([step.path, step.body]).includes(`{${name}}`) ? [at + 1] : [],
    );
    const from = fill(text.from, {
      name: `<code>{${name}}</code>`,
      pointer: `<code>${pointer}</code>`,
    });
    return `${from}${text.comma}${fill(text.uses, { numbers: users.join(text.and) })}`;
  });
  return parts.length === 0 ? '' : `${text.feeds} ${parts.join(text.semicolon)}`;
}

/** Readable without scripts. With them its buttons bring the runner, which takes over the same markup. */
export function renderJourney(title: string, steps: ShownStep[], locale: Locale): string {
  const text = words[locale];
  const items = steps.map(({ title, text: prose, line, code, feeds }, index) => {
    const label = attribute(`${text.run}: ${title}`);
    const head = `<div class="sample-badge"><code>${line}</code><button type="button" class="button button--secondary" data-run="${index}" aria-label="${label}" disabled>${text.run}</button></div>`;
    const block = code
      ? `<div class="sample-code"><pre tabindex="0"><code>${code}</code></pre></div>`
      : '';
    const foot = feeds ? `<p class="sample-file">${feeds}</p>` : '';
    return `<li><p><strong>${title}${text.stop}</strong> ${prose}</p><div class="sample">${head}${block}${foot}</div></li>`;
  });
  return `<section class="journey" aria-label="${attribute(fill(text.label, { title }))}"><div class="journey-bar"><p>${text.about}</p><button type="button" class="button button--primary" data-run="all" disabled>${text.runAll}</button></div><p class="journey-failed" role="alert" hidden>${text.failed}</p><div class="steps"><ol class="journey-steps">${items.join('')}</ol></div></section>`;
}
