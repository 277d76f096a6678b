import type { Page } from '@playwright/test';

export interface Fed {
  /** The label of the field. */
  field: string;
  inputs: number;
  /** What happened that must not. */
  faults: string[];
  /** The longest time that one input held the page up, and how long the same text does in a field without a script. */
  worst: { ms: number; bare: number; input: string };
}

/** What became of an entrance; the table is made of it. */
export interface FedEntrance {
  locale: string;
  name: string;
  fed: Fed[];
}

interface Texts {
  payloads: string[];
  /** For fields of several lines. */
  long: string[];
  /** A field gets one of so many. */
  every: number;
  /** Whether the slowest are given again, to see what they take. */
  timed: boolean;
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
  { payloads, long, every, timed }: Texts,
): Promise<Fed[]> {
  return page.evaluate(
    async ({ root, press, payloads, long, every, timed, textFields }) => {
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
      const put = (field: HTMLInputElement, text: string) => {
        typeInto(field, text);
        if (press) document.querySelector<HTMLElement>(press)?.click();
      };
      const timeOf = async (act: () => void) => {
        const start = performance.now();
        act();
        // Laid out now, or it would be as chance has it before the next turn or after it.
        document.body.getBoundingClientRect();
        await settle();
        return performance.now() - start;
      };
      /** The shortest of a few tries, in which nothing else on the machine came between. */
      const leastOf = async (act: () => void, undo: () => void) => {
        const times: number[] = [];
        for (let turn = 0; turn < 5; turn += 1) {
          undo();
          await settle();
          times.push(await timeOf(act));
        }
        return Math.min(...times);
      };
      /** The three that took longest, again; and the text of the worst in a field at the same place without a script. */
      const findWorst = async (field: HTMLInputElement, inputs: { ms: number; text: string }[]) => {
        let [ms, worst] = [0, ''];
        for (const { text } of inputs.sort((a, b) => b.ms - a.ms).slice(0, 3)) {
          const least = await leastOf(
            () => put(field, text),
            () => put(field, ''),
          );
          if (least > ms) [ms, worst] = [least, text];
        }
        const bare = field.cloneNode() as HTMLInputElement;
        field.after(bare);
        const bareTime = await leastOf(
          () => {
            bare.value = worst;
          },
          () => {
            bare.value = '';
          },
        );
        bare.remove();
        return { ms, bare: bareTime, input: worst.slice(0, 60) };
      };
      const fed: Fed[] = [];
      for (const [index, label] of fieldsNow().map(labelOf).entries()) {
        const find = () => fieldsNow().find(field => labelOf(field) === label);
        const before = find()?.value ?? '';
        const result: Fed = {
          field: label,
          inputs: 0,
          faults: [],
          worst: { ms: 0, bare: 0, input: '' },
        };
        const slowest: { ms: number; text: string }[] = [];
        const given = payloads.filter((_, at) => at % every === index % every);
        const isLong = find() instanceof HTMLTextAreaElement;
        for (const text of isLong ? [...given, ...long] : given) {
          const field = find();
          // Another field has taken its place, as where a list of values replaces a text.
          if (!field) break;
          const ms = await timeOf(() => put(field, text));
          result.inputs += 1;
          slowest.push({ ms, text });
          const done = harm();
          if (done.length > 0) result.faults.push(`${done.join()}: ${text.slice(0, 200)}`);
          if (done.length > 0) break;
        }
        const field = find();
        if (field) {
          if (timed) result.worst = await findWorst(field, slowest);
          typeInto(field, before);
        }
        await settle();
        fed.push(result);
      }
      return fed;
    },
    { root, press, payloads, long, every, timed, textFields },
  );
}
