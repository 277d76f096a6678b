import type { MouseEvent, ReactNode } from 'react';

interface Props {
  src: string;
  alt: string;
  width: number;
  height: number;
  children?: ReactNode;
}

async function openZoom(event: MouseEvent<HTMLAnchorElement>): Promise<void> {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = event.currentTarget;
  event.preventDefault();
  const { showZoom } = await import('./show-zoom');
  showZoom(link.href, link.querySelector('img')?.alt ?? '');
}

/** A picture with a caption. Without JavaScript the link simply opens the file. */
export default function Figure({ src, alt, width, height, children }: Props): ReactNode {
  return (
    <figure className="figure">
      <a className="zoom-link" href={src} onClick={openZoom}>
        <img src={src} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
      </a>
      {children && <figcaption>{children}</figcaption>}
    </figure>
  );
}
