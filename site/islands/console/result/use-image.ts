import { useEffect, useState } from 'react';
import type { Target } from '../request/targets';
import { targetFetch } from '../send/send-request';

/** The address of a picture that the page may show: fetched from the target, then kept as a blob. */
export function useImage(url: string, target: Target): string | undefined {
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
