import Bench from '@site/src/components/Workbench/Bench';
import { useWords } from '@site/src/components/Workbench/use-words';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import Keys from './Keys';
import type { Holding } from './lab-messages';
import { type LabMessages, LabProvider, type LabTexts, wordFiles } from './lab-words';
import { type RunningLab, startLab } from './start-lab';

/** A page shows one of them, so it fetches one. */
const views = { build: () => import('./Build'), check: () => import('./Check') };
const nothing: Holding = { keys: [], findings: [] };

/** Builds or checks a signature in the page; nothing that is typed here leaves it. */
export default function SignatureLab({ view }: { view: 'build' | 'check' }): ReactNode {
  const words = useWords<[LabTexts, LabMessages]>(wordFiles);
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
    if (words && lab) place.current?.focus({ preventScroll: true });
  }, [words, lab]);

  if (!words || !lab) return null;
  const [texts, messages] = words;
  const { title, remedy } = messages['web-crypto-unavailable'];
  return (
    <LabProvider value={{ lab, holding, setHolding, texts, messages }}>
      <Bench ref={place} tabIndex={-1} aria-label={texts.name}>
        {!window.isSecureContext && (
          <div className="bench-note">
            <p>
              <strong>{title}.</strong> {remedy}
            </p>
          </div>
        )}
        <Suspense>
          <View keys={<Keys needsPrivate={view === 'build'} />} />
        </Suspense>
      </Bench>
    </LabProvider>
  );
}
