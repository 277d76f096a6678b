import type { Page } from '@playwright/test';

export interface Fed {
  /** The label of the field. */
  field: string;
  inputs: number;
  /** What happened that must not. */
  faults: string[];
  /** The longest time that one input held the page up. */
  worst: { ms: number; input: string };
}

const textFields =
  'textarea, input:not([type=checkbox], [type=radio], [type=file], [type=number], [readonly])';

/**
 * Puts each text into each field below the root, as typing would, presses the button if there is one, and looks after each
 * whether it did harm. In the page, since a way to it and back for each of thousands would take longer than all of them.
 */
export function feedFields(
  page: Page,
  { root, press = '' }: { root: string; press?: string },
  { payloads, long, every }: { payloads: string[]; long: string[]; every: number },
): Promise<Fed[]> {
  return page.evaluate(
    async ({ root, press, payloads, long, every, textFields }) => {
      const fieldsNow = () => [
        ...document.querySelectorAll<HTMLInputElement>(`:is(${root}) :is(${textFields})`),
      ];
      const labelOf = (field: HTMLInputElement) =>
        field.ariaLabel || field.labels?.[0]?.textContent?.trim() || field.id;
      const settle = () => new Promise(resolve => setTimeout(resolve));
      const typeInto = (field: HTMLInputElement, text: string) => {
        // The setter of the prototype: React watches that of the element.
        const proto = Object.getPrototypeOf(field);
        Object.getOwnPropertyDescriptor(proto, 'value')?.set?.call(field, text);
        field.dispatchEvent(new InputEvent('input', { bubbles: true }));
      };
      const harm = () => [
        ...('hit' in window ? ['executed'] : []),
        ...('hit' in {} ? ['polluted'] : []),
        ...(document.querySelector('.load-error') || !document.querySelector(root)
          ? ['broke']
          : []),
      ];
      const fed: Fed[] = [];
      for (const [index, label] of fieldsNow().map(labelOf).entries()) {
        const find = () => fieldsNow().find(field => labelOf(field) === label);
        const before = find()?.value ?? '';
        const result: Fed = { field: label, inputs: 0, faults: [], worst: { ms: 0, input: '' } };
        const given = payloads.filter((_, at) => at % every === index % every);
        const isLong = find() instanceof HTMLTextAreaElement;
        for (const text of isLong ? [...given, ...long] : given) {
          const field = find();
          // Another field has taken its place, as where a list of values replaces a text.
          if (!field) break;
          const start = performance.now();
          typeInto(field, text);
          if (press) document.querySelector<HTMLElement>(press)?.click();
          await settle();
          const ms = performance.now() - start;
          result.inputs += 1;
          if (ms > result.worst.ms) result.worst = { ms, input: text.slice(0, 60) };
          const done = harm();
          if (done.length > 0) result.faults.push(`${done.join()}: ${text.slice(0, 200)}`);
          if (done.length > 0) break;
        }
        const field = find();
        if (field) typeInto(field, before);
        await settle();
        fed.push(result);
      }
      return fed;
    },
    { root, press, payloads, long, every, textFields },
  );
}
