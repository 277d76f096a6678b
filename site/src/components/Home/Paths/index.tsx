import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import Illustration from '@site/src/components/Illustration';
import type { ReactNode } from 'react';
import parts from '../parts.module.css';

const paths = [
  {
    to: '/docs/intro',
    drawing: 'canvas' as const,
    title: <Translate id="home.start.title">Make your first picture</Translate>,
    text: (
      <Translate id="home.start.text">
        What a job is, the four steps it takes and what it costs, before you write a line of code.
      </Translate>
    ),
  },
  {
    to: '/docs/api/signature/signature_intro',
    drawing: 'seal' as const,
    title: <Translate id="home.signing.title">Understand signing</Translate>,
    text: (
      <Translate id="home.signing.text">
        The five lines you sign, byte by byte, and what to compare when a signature fails.
      </Translate>
    ),
  },
  {
    to: '/docs/api/intro',
    drawing: 'pans' as const,
    title: <Translate id="home.reference.title">Look up a field</Translate>,
    text: (
      <Translate id="home.reference.text">
        Rules for every call, status codes, constants, and the fields of every object.
      </Translate>
    ),
  },
];

export default function Paths(): ReactNode {
  return (
    <ul className={parts.paths}>
      {paths.map(({ to, drawing, title, text }) => (
        <li key={to}>
          <Link to={to}>
            <Illustration name={drawing} size={64} />
            <span className="display">{title}</span>
            <span>{text}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
