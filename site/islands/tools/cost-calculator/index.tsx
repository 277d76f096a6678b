import { baseModels, models } from '@easel/sandbox/pricing';
import type english from '@messages/cost-calculator.json';
import { type ReactNode, useState } from 'react';
import { count } from '../../kit/view/count';
import Choice from '../kit/Choice';
import CopyButton from '../kit/CopyButton';
import Output from '../kit/Output';
import TextField from '../kit/TextField';
import Tool, { openTool } from '../kit/Tool';
import { type JobForm, type PriceLine, quoteJob, toStages } from './quote-job';

type Messages = typeof english;

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

export default () =>
  openTool(CostCalculator, {
    messages: new URL('@messages/cost-calculator.json', import.meta.url),
  });

function CostCalculator({ messages }: { messages: Messages }): ReactNode {
  const [form, setForm] = useState(first);
  const [balance, setBalance] = useState('100');
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
    <Tool aria-label={messages.name}>
      <div className="bench-fields">
        <Choice
          label={messages.model}
          value={form.model}
          options={checkpoints.map(({ id, baseModel }) => [
            id,
            `${baseModel} (M = ${baseModels[baseModel].creditFactor})`,
          ])}
          onChange={model => set({ model })}
        />
        <Choice
          label={messages.start}
          value={form.start}
          options={[
            ['DIFFUSION', messages.diffusion],
            ['IMAGE_TO_INPAINT', messages.inpaint],
            ['IMAGE_TO_UPSCALER', messages.upscaler],
          ]}
          onChange={start => set({ start })}
        />
        {number('count', messages.count, 1, 4)}
        {number('width', messages.width, 512, 1536, 64)}
        {number('height', messages.height, 512, 1536, 64)}
        {number('steps', messages.steps, 1, 60)}
        {form.start !== 'IMAGE_TO_UPSCALER' && (
          <Choice
            label={messages.thenUpscale}
            value={form.upscale ? 'yes' : 'no'}
            options={[
              ['no', messages.no],
              ['yes', messages.yes],
            ]}
            onChange={value => set({ upscale: value === 'yes' })}
          />
        )}
        {upscales && number('scale', messages.scale, 1, 4, 0.25)}
        {upscales && number('upscaleSteps', messages.upscaleSteps, 1, 60)}
        {number('detectors', messages.detectors, 0, 5)}
        <TextField
          label={messages.balance}
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
              <strong data-testid="cost">{count(messages.total, quote.credits)}</strong>
              {messages.gap}
              {count(messages.covers, Math.floor((Number(balance) * 10 + 1e-9) / quote.tenths))}
            </div>
            <PriceTable lines={quote.lines} messages={messages} />
          </>
        ) : (
          <div className="bench-bad">
            <h3>
              {messages.refused + messages.gap}
              <code>{quote.code}</code>
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
        <summary>{messages.asRequest}</summary>
        <Output label={messages.asRequest}>{request}</Output>
        <CopyButton text={request} label={messages.copy} done={messages.copied} />
      </details>
    </Tool>
  );
}

interface PriceTableProps {
  lines: PriceLine[];
  messages: Messages;
}

/** Every figure of the formula, so that the price can be worked out by hand. */
function PriceTable({ lines, messages }: PriceTableProps): ReactNode {
  return (
    <div className="bench-scroll">
      <table>
        <thead>
          <tr>
            <th scope="col">{messages.stage}</th>
            <th scope="col">{messages.size}</th>
            <th scope="col">M × N × ceil(S / 5) × k</th>
            <th scope="col">{messages.credits}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ type, size, modelFactor, count, steps, k, credits }, index) => (
            <tr key={`${type}${index}`}>
              <th scope="row">
                <code>{type}</code>
              </th>
              <td>{size}</td>
              <td>
                {modelFactor} × {count} × {Math.ceil(steps / 5)} × {k} ={' '}
                {modelFactor * count * Math.ceil(steps / 5) * k}
              </td>
              <td>{credits}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
