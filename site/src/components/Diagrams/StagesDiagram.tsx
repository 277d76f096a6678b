import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import Drawing, { Arrow, Box, Label } from './Drawing';

interface Stage {
  type: string;
  notes: string[];
  accent?: boolean;
}

const fromText: Stage[] = [
  {
    type: 'INPUT_INITIALIZE',
    notes: [translate({ id: 'diagram.stages.seed', message: 'seed and count' })],
  },
  {
    type: 'DIFFUSION',
    accent: true,
    notes: [translate({ id: 'diagram.stages.draw', message: 'draws count images' })],
  },
  {
    type: 'IMAGE_TO_ADETAILER',
    notes: [translate({ id: 'diagram.stages.repair', message: 'repairs faces and hands' })],
  },
  {
    type: 'IMAGE_TO_UPSCALER',
    notes: [translate({ id: 'diagram.stages.enlarge', message: 'enlarges each of them' })],
  },
];

const fromImage: Stage[] = [
  {
    type: 'INPUT_INITIALIZE',
    notes: [translate({ id: 'diagram.stages.image', message: 'with imageResourceId' })],
  },
  {
    type: 'IMAGE_TO_INPAINT',
    accent: true,
    notes: [translate({ id: 'diagram.stages.nested', message: 'with a nested diffusion' })],
  },
  {
    type: 'IMAGE_TO_UPSCALER',
    notes: [translate({ id: 'diagram.stages.inherit', message: 'inherits its settings' })],
  },
];

const boxWidth = 160;
const rowHeight = 80;

function Column({ x, name, stages }: { x: number; name: string; stages: Stage[] }): ReactNode {
  return (
    <>
      <Label at={[x + boxWidth / 2, 12]} middle quiet>
        {name}
      </Label>
      {stages.map(({ type, notes, accent }, row) => (
        <g key={type}>
          {row > 0 && (
            <Arrow
              from={[x + boxWidth / 2, 28 + (row - 1) * rowHeight + 50]}
              to={[x + boxWidth / 2, 28 + row * rowHeight]}
            />
          )}
          <Box
            x={x}
            y={28 + row * rowHeight}
            width={boxWidth}
            code
            kind={accent ? 'accent' : 'box'}
          >
            {type}
          </Box>
          {notes.map(note => (
            <Label key={note} at={[x + boxWidth / 2, 28 + row * rowHeight + 42]} middle quiet>
              {note}
            </Label>
          ))}
        </g>
      ))}
    </>
  );
}

/** The two shapes of a stage list. */
export default function StagesDiagram(): ReactNode {
  return (
    <Drawing
      height={(fromText.length - 1) * rowHeight + 84}
      title={translate({ id: 'diagram.stages.title', message: 'Two shapes of a stage list' })}
      description={translate({
        id: 'diagram.stages.description',
        message:
          'From text: INPUT_INITIALIZE sets seed and count, DIFFUSION draws the images, IMAGE_TO_ADETAILER repairs faces and hands, IMAGE_TO_UPSCALER enlarges each of them. From your image: INPUT_INITIALIZE names an imageResourceId, IMAGE_TO_INPAINT with a nested diffusion repaints it, IMAGE_TO_UPSCALER inherits those settings. Later stages can be left out.',
      })}
      caption={translate({
        id: 'diagram.stages.caption',
        message:
          'Each stage hands its images to the next. Everything below the filled box can be left out.',
      })}
    >
      <Column
        x={10}
        name={translate({ id: 'diagram.stages.fromText', message: 'From text' })}
        stages={fromText}
      />
      <Column
        x={210}
        name={translate({ id: 'diagram.stages.fromImage', message: 'From your image' })}
        stages={fromImage}
      />
    </Drawing>
  );
}
