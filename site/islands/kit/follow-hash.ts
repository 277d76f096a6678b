import { useEffect, useRef } from 'react';

/**
 * Acts when a link to the hash is pressed, and when the address has it: of a reader who pressed the link before the
 * script came, or who was sent here. What follows an equals sign is for the act to read.
 */
export function followHash(hash: string, act: () => void): () => void {
  const look = () => window.location.hash.split('=')[0] === hash && act();
  const press = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (!(event.target as Element).closest(`a[href="${hash}"]`)) return;
    event.preventDefault();
    act();
  };
  look();
  window.addEventListener('hashchange', look);
  document.addEventListener('click', press);
  return () => {
    window.removeEventListener('hashchange', look);
    document.removeEventListener('click', press);
  };
}

export function useHash(hash: string, act: () => void): void {
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => followHash(hash, () => latest.current()), [hash]);
}
