import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import { type ReactNode, useId } from 'react';
import parts from '../parts.module.css';
import Words from '../Words';

/** Pairs of pictures, painted by artwork/render-figures.ts: what there was, and what came of it. */
const makes = [
  {
    figure: 'make-text',
    to: '/docs/basic/txt2img',
    seen: translate({
      id: 'home.make.text.seen',
      message: 'A fox in flat colours; a night market with red lanterns in the rain.',
    }),
    title: <Translate id="home.make.text">Illustrations from words</Translate>,
    text: <Translate id="home.make.text.text">Text to image: say what you want to see.</Translate>,
  },
  {
    figure: 'make-image',
    to: '/docs/basic/img2img#restyle',
    seen: translate({
      id: 'home.make.image.seen',
      message: 'A cottage by a lake in autumn; the same place in winter, in watercolour.',
    }),
    title: <Translate id="home.make.image">Another season, another style</Translate>,
    text: (
      <Translate id="home.make.image.text">
        Image to image: keep as much of the composition as you like.
      </Translate>
    ),
  },
  {
    figure: 'make-inpaint',
    to: '/docs/basic/img2img#inpaint',
    seen: translate({
      id: 'home.make.inpaint.seen',
      message: 'A meadow before mountains; the same with a hot-air balloon in the middle.',
    }),
    title: <Translate id="home.make.inpaint">Repaint one part</Translate>,
    text: (
      <Translate id="home.make.inpaint.text">
        Inpainting: a mask marks the part; the rest stays as it was.
      </Translate>
    ),
  },
  {
    figure: 'make-control',
    to: '/docs/basic/component/controlnet',
    seen: translate({
      id: 'home.make.control.seen',
      message: 'White outlines of a castle on black; the castle at sunset, along those outlines.',
    }),
    title: <Translate id="home.make.control">A composition that holds</Translate>,
    text: (
      <Translate id="home.make.control.text">
        ControlNet: outlines, depth or a pose decide where things go.
      </Translate>
    ),
  },
  {
    figure: 'make-lora',
    to: '/docs/basic/component/lora',
    seen: translate({
      id: 'home.make.lora.seen',
      message: 'A boat on a river among bamboo; the same boat in black ink on paper.',
    }),
    title: <Translate id="home.make.lora">A house style</Translate>,
    text: (
      <Translate id="home.make.lora.text">
        LoRA: a small extra model gives every picture your style.
      </Translate>
    ),
  },
  {
    figure: 'make-upscale',
    to: '/docs/basic/img2img#upscale',
    seen: translate({
      id: 'home.make.upscale.seen',
      message: 'The roof of a pagoda, blurred; the same roof after upscaling, with its tiles.',
    }),
    title: <Translate id="home.make.upscale">Files large enough to print</Translate>,
    text: (
      <Translate id="home.make.upscale.text">
        Upscaling: more pixels, and detail to fill them.
      </Translate>
    ),
  },
];

export default function Makes(): ReactNode {
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <Words id={heading} title={<Translate id="home.makes.title">What you can make</Translate>}>
        <Translate
          id="home.makes.text"
          values={{
            link: (
              <Link to="/docs/gallery">
                <Translate id="home.makes.link">The gallery</Translate>
              </Link>
            ),
          }}
        >
          {
            'All of these came from requests to the sandbox, which draws by fixed rules instead of running a model. {link} shows forty more, each with its request and its price.'
          }
        </Translate>
      </Words>
      <ul className={parts.columns}>
        {makes.map(({ figure, to, seen, title, text }) => (
          <li key={figure}>
            <Link to={to}>
              <img
                src={`${SITE_BASE}img/results/${figure}.webp`}
                alt={seen}
                width={648}
                height={320}
                loading="lazy"
              />
              <strong>{title}</strong>
              <span>{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
