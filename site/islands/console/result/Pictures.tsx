import { type ReactNode, useEffect, useState } from 'react';
import { fill } from '../../kit/view/fill';
import { useMessages } from '../messages';
import type { Target } from '../request/build-request';
import { targetFetch } from '../send/send-request';
import { findImages } from './find-in-answer';

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

interface Props {
  json: unknown;
  target: Target;
  /** Not in the response itself, but of the job that followed. */
  later?: boolean;
}

export default function Pictures({ json, target, later }: Props): ReactNode {
  const messages = useMessages();
  const images = findImages(json);
  if (images.length === 0) return null;
  return (
    <>
      {later && <p className="con-note">{messages.pictureOfJob}</p>}
      <ul className="con-pictures">
        {images.map(({ url }, index) => (
          <li key={url.split('?')[0]}>
            <Picture url={url} target={target} number={index + 1} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** The address of a picture that the page may show: fetched from the target, then kept as a blob. */
function useImage(url: string, target: Target): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    let current = true;
    let made: string | undefined;
    targetFetch(target)(url)
      .then(response => (response.ok ? response.blob() : undefined))
      .then(blob => {
        if (!blob || !current) return;
        made = URL.createObjectURL(blob);
        setAddress(made);
      })
      .catch(() => undefined);
    return () => {
      current = false;
      if (made) URL.revokeObjectURL(made);
    };
  }, [url, target]);
  return address;
}
