import type { ReactNode } from 'react';
import { Arrow, Box, Label, Life, width } from './Drawing';

export interface Message {
  from: number;
  to: number;
  label: string;
  code?: boolean;
  answer?: boolean;
  failed?: boolean;
  /** Said in the margin before this message, such as a wait. */
  before?: string;
}

const headHeight = 30;
const stepHeight = 42;
const pauseHeight = 30;

function rowsOf(messages: Message[], top: number): { message: Message; y: number }[] {
  let y = top + headHeight + 4;
  return messages.map(message => {
    y += stepHeight + (message.before ? pauseHeight : 0);
    return { message, y };
  });
}

export function sequenceHeight(messages: Message[]): number {
  return headHeight + 26 + rowsOf(messages, 0).length * stepHeight + pauses(messages) * pauseHeight;
}

function pauses(messages: Message[]): number {
  return messages.filter(({ before }) => before).length;
}

/** Who says what to whom, from top to bottom. */
export default function Sequence({
  actors,
  messages,
  top = 0,
}: {
  actors: string[];
  messages: Message[];
  top?: number;
}): ReactNode {
  const box = Math.min(96, (width - 8) / actors.length - 8);
  const step = (width - 4 - box) / Math.max(1, actors.length - 1);
  const centre = (actor: number) => 2 + box / 2 + actor * step;
  const bottom = top + sequenceHeight(messages) - 12;
  return (
    <>
      {actors.map((name, actor) => (
        <g key={name}>
          <Life x={centre(actor)} from={top + headHeight} to={bottom} />
          <Box x={centre(actor) - box / 2} y={top + 2} width={box} height={headHeight}>
            {name}
          </Box>
        </g>
      ))}
      {rowsOf(messages, top).map(({ message, y }) => (
        <g key={y}>
          {message.before && (
            <Label at={[width / 2, y - stepHeight + 2]} middle quiet>
              {message.before}
            </Label>
          )}
          <Arrow
            from={[centre(message.from), y]}
            to={[centre(message.to), y]}
            answer={message.answer ?? false}
            failed={message.failed ?? false}
          />
          <Label
            at={[(centre(message.from) + centre(message.to)) / 2, y - 13]}
            middle
            code={message.code ?? false}
          >
            {message.label}
          </Label>
        </g>
      ))}
    </>
  );
}
