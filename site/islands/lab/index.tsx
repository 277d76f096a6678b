import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { Loading } from '../kit/loading';
import Tool, { openTool } from '../tools/kit/Tool';
import Keys from './Keys';
import type { Holding } from './lab-messages';
import { LabProvider, type LabTexts, type RunningLab, startLab } from './running-lab';

/** A page shows one of them, so it fetches one. */
const views = { build: () => import('./Build'), check: () => import('./Check') };
const nothing: Holding = { keys: [], findings: [] };

interface Props extends LabTexts {
  view: 'build' | 'check';
}

export default () =>
  openTool(SignatureLab, {
    texts: new URL('@messages/lab.json', import.meta.url),
    messages: new URL('@messages/signing.json', import.meta.url),
  });

/** Builds or checks a signature in the page; nothing that is typed here leaves it. */
function SignatureLab({ view, texts, messages }: Props): ReactNode {
  const [lab, setLab] = useState<RunningLab>();
  // One that could not be fetched stays so: the next lab asks anew.
  const [View] = useState(() => lazy(views[view]));
  const [holding, setHolding] = useState(nothing);
  const place = useRef<HTMLElement>(null);

  useEffect(() => {
    const running = startLab(() =>
      // Thrown where the boundary around the lab hears of it.
      setLab(() => {
        throw new Error('worker');
      }),
    );
    setLab(running);
    return () => running.close();
  }, []);
  // The button that opened the lab is gone, and with it the place of a keyboard reader.
  useEffect(() => {
    if (lab) place.current?.focus({ preventScroll: true });
  }, [lab]);

  if (!lab) return null;
  const { title, remedy } = messages['web-crypto-unavailable'];
  return (
    <LabProvider value={{ lab, holding, setHolding, texts, messages }}>
      <Tool ref={place} tabIndex={-1} aria-label={texts.name}>
        {!window.isSecureContext && (
          <div className="bench-note">
            <p>
              <strong>{title}.</strong> {remedy}
            </p>
          </div>
        )}
        <Suspense fallback={<Loading pastDelay />}>
          <View keys={<Keys needsPrivate={view === 'build'} />} />
        </Suspense>
      </Tool>
    </LabProvider>
  );
}
