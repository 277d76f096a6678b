import type { ReactNode } from 'react';
import { fill } from '../../kit/view/fill';
import { useMessages } from '../messages';
import type { Target } from '../request/targets';
import { findImages } from './find-in-answer';
import { useImage } from './use-image';

function Picture({ url, target, number }: { url: string; target: Target; number: number }) {
  const messages = useMessages();
  const address = useImage(url, target);
  if (!address) return <a href={url}>{url}</a>;
  return (
    <a href={address} target="_blank" rel="noreferrer">
      <img src={address} alt={fill(messages.picture, { number })} />
    </a>
  );
}

export default function Pictures({ json, target }: { json: unknown; target: Target }): ReactNode {
  const images = findImages(json);
  if (images.length === 0) return null;
  return (
    <ul className="con-pictures">
      {images.map(({ url }, index) => (
        <li key={url.split('?')[0]}>
          <Picture url={url} target={target} number={index + 1} />
        </li>
      ))}
    </ul>
  );
}
