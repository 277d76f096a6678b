import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import Boundary from '@site/islands/kit/Boundary';
import { useHash } from '@site/islands/kit/follow-hash';
import RequestFragment from '@site/src/components/Home/RequestFragment';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import Easel from './Easel';
import type { LiveRun } from './live-run';
import PromptBox from './PromptBox';
import { ownRun, type Run, recordedRuns } from './recorded-runs';
import styles from './styles.module.css';

/** The first screen: choose a prompt, see it painted, read the request that asks for it. */
export default function Studio(): ReactNode {
  const [chosen, setChosen] = useState(recordedRuns[0] as Run);
  const [live, setLive] = useState<LiveRun>();
  const latest = useRef(0);
  const heading = useId();
  const choose = (run: Run) => {
    latest.current += 1;
    setChosen(run);
    setLive(undefined);
  };
  // A choice made before the script has come is in the page only.
  const chosenHere = () => {
    const own = document.querySelector<HTMLInputElement>('input[name="own"]')?.value.trim();
    if (own) return ownRun(own);
    const input = document.querySelector<HTMLInputElement>('input[name="prompt"]:checked');
    return recordedRuns.find(({ id }) => id === input?.value) ?? chosen;
  };
  const paint = async (run: Run) => {
    setChosen(run);
    latest.current += 1;
    const turn = latest.current;
    const show = (state: LiveRun) => turn === latest.current && setLive(state);
    show({ status: '' });
    // The sandbox comes with the first press: most visitors only look.
    const { liveRun } = await import('./live-run').catch(() => ({ liveRun: undefined }));
    if (liveRun) await liveRun(run, show);
    else show({ status: '', failed: true });
  };
  const busy = live !== undefined && !live.picture && !live.failed;
  useHash('#easel', () => busy || paint(chosenHere()));
  useEffect(() => setChosen(chosenHere()), []);
  return (
    <>
      <section className={styles.studio} aria-labelledby={heading}>
        <div className={styles.words}>
          <h1 id={heading}>
            <Translate id="home.title">One request in, one picture out</Translate>
          </h1>
          <p className={styles.lead}>
            <Translate id="home.lead">
              Easel turns a prompt, an image or a whole workflow into pictures over plain HTTP.
              These pages show every field, every error and every byte of a signature.
            </Translate>
          </p>
          <p className={styles.actions}>
            <Link className="button button--primary" to="/docs/intro">
              <Translate id="home.action.start">Start here</Translate>
            </Link>
            <Link className="button button--secondary" to="/docs/api/intro">
              <Translate id="home.action.api">Browse the API</Translate>
            </Link>
          </p>
          <Boundary>
            <PromptBox
              chosen={chosen}
              live={live}
              busy={busy}
              hash="#easel"
              onChoose={choose}
              onPaint={() => busy || paint(chosenHere())}
            />
          </Boundary>
        </div>
        <Boundary>
          <Easel key={chosen.id} run={chosen} live={live} />
        </Boundary>
      </section>
      <section
        className={styles.request}
        aria-label={translate({
          id: 'home.request.title',
          message: 'The same request, on the wire',
        })}
      >
        <RequestFragment prompt={chosen.prompt} seed={chosen.seed} />
      </section>
    </>
  );
}
