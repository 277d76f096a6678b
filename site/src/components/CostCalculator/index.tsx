import { baseModels, models } from '@easel/sandbox/pricing';
import Bench from '@site/src/components/Workbench/Bench';
import Choice from '@site/src/components/Workbench/Choice';
import CopyButton from '@site/src/components/Workbench/CopyButton';
import { fill } from '@site/src/components/Workbench/fill';
import Output from '@site/src/components/Workbench/Output';
import TextField from '@site/src/components/Workbench/TextField';
import { useWords } from '@site/src/components/Workbench/use-words';
import { type ReactNode, useState } from 'react';
import PriceTable from './PriceTable';
import { quoteJob } from './quote-job';
import { type JobForm, toStages } from './to-stages';
import type english from './words/en.json';

type Words = typeof english;

const wordFiles = {
  en: [new URL('./words/en.json', import.meta.url)],
  zh: [new URL('./words/zh.json', import.meta.url)],
};
const checkpoints = models.filter(({ modelType }) => modelType === 'CHECKPOINT');
const first: JobForm = {
  model: checkpoints[1]?.id ?? '',
  count: '1',
  start: 'DIFFUSION',
  width: '1024',
  height: '1024',
  steps: '25',
  upscale: false,
  scale: '1.5',
  upscaleSteps: '10',
  detectors: '0',
};

export default function CostCalculator(): ReactNode {
  const [words] = useWords<[Words]>(wordFiles) ?? [];
  const [form, setForm] = useState(first);
  const [balance, setBalance] = useState('100');
  if (!words) return null;
  const set = (part: Partial<JobForm>) => setForm({ ...form, ...part });
  const number = (name: keyof JobForm, label: string, min: number, max: number, step = 1) => (
    <TextField
      label={label}
      type="number"
      min={min}
      max={max}
      step={step}
      value={String(form[name])}
      onChange={value => set({ [name]: value })}
    />
  );
  const stages = toStages(form);
  const quote = quoteJob(stages);
  const request = JSON.stringify({ stages }, null, 2);
  const upscales = form.upscale || form.start === 'IMAGE_TO_UPSCALER';
  return (
    <Bench aria-label={words.name}>
      <div className="bench-fields">
        <Choice
          label={words.model}
          value={form.model}
          options={checkpoints.map(({ id, baseModel }) => [
            id,
            `${baseModel} (M = ${baseModels[baseModel].creditFactor})`,
          ])}
          onChange={model => set({ model })}
        />
        <Choice
          label={words.start}
          value={form.start}
          options={[
            ['DIFFUSION', words.diffusion],
            ['IMAGE_TO_INPAINT', words.inpaint],
            ['IMAGE_TO_UPSCALER', words.upscaler],
          ]}
          onChange={start => set({ start })}
        />
        {number('count', words.count, 1, 4)}
        {number('width', words.width, 512, 1536, 64)}
        {number('height', words.height, 512, 1536, 64)}
        {number('steps', words.steps, 1, 60)}
        {form.start !== 'IMAGE_TO_UPSCALER' && (
          <Choice
            label={words.thenUpscale}
            value={form.upscale ? 'yes' : 'no'}
            options={[
              ['no', words.no],
              ['yes', words.yes],
            ]}
            onChange={value => set({ upscale: value === 'yes' })}
          />
        )}
        {upscales && number('scale', words.scale, 1, 4, 0.25)}
        {upscales && number('upscaleSteps', words.upscaleSteps, 1, 60)}
        {number('detectors', words.detectors, 0, 5)}
        <TextField
          label={words.balance}
          type="number"
          min={0}
          step={0.1}
          value={balance}
          onChange={setBalance}
        />
      </div>
      <div role="status">
        {quote.ok ? (
          <>
            <div className="bench-good">
              <strong data-testid="cost">{fill(words.total, { credits: quote.credits })}</strong>{' '}
              {fill(words.covers, {
                jobs: Math.floor((Number(balance) * 10 + 1e-9) / quote.tenths),
              })}
            </div>
            <PriceTable lines={quote.lines} words={words} />
          </>
        ) : (
          <div className="bench-bad">
            <h3>
              {words.refused} <code>{quote.code}</code>
            </h3>
            {quote.faults.map(({ pointer, detail }) => (
              <p key={pointer} lang="en">
                <code>{pointer}</code> {detail}
              </p>
            ))}
          </div>
        )}
      </div>
      <details>
        <summary>{words.asRequest}</summary>
        <Output label={words.asRequest}>{request}</Output>
        <CopyButton text={request} label={words.copy} done={words.copied} />
      </details>
    </Bench>
  );
}
