import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import { type ReactNode, useId } from 'react';
import parts from '../parts.module.css';

const products = [
  {
    id: 'avatars',
    title: <Translate id="home.product.avatars">An avatar service</Translate>,
    text: (
      <Translate id="home.product.avatars.text">
        Visitors upload a portrait from the browser; a LoRA gives it your style, and a last stage
        redraws the face in detail.
      </Translate>
    ),
  },
  {
    id: 'shop',
    title: <Translate id="home.product.shop">Product photos for a shop</Translate>,
    text: (
      <Translate id="home.product.shop.text">
        Designers turn a workflow into a template; the back office only fills in its three fields.
      </Translate>
    ),
  },
  {
    id: 'articles',
    title: <Translate id="home.product.articles">Illustrations by the hundred</Translate>,
    text: (
      <Translate id="home.product.articles.text">
        Start a batch twice within 24 hours and no image is made or charged twice. Each job has your
        price limit.
      </Translate>
    ),
  },
  {
    id: 'artists',
    title: <Translate id="home.product.artists">A tool for artists</Translate>,
    text: (
      <Translate id="home.product.artists.text">
        A sketch guides the composition; previewing the lines found in it is free.
      </Translate>
    ),
  },
];

export default function Products(): ReactNode {
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading}>
        <Translate id="home.products.title">Use cases</Translate>
      </h2>
      <dl className={`${parts.columns} ${parts.four}`}>
        {products.map(({ id, title, text }) => (
          <div key={id}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className="prose">
        <Link to="/docs/use-cases-intro">
          <Translate id="home.products.link">Use cases with their stages and prices</Translate>
        </Link>
      </p>
    </section>
  );
}
