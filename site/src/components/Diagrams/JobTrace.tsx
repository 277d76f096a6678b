import useBaseUrl from '@docusaurus/useBaseUrl';
import { onSeenJobs, type SeenJob, seenJobs } from '@site/src/components/Console/seen-jobs';
import type { Layout, Status } from '@site/src/components/Home/Lifecycle/layout';
import { fill } from '@site/src/components/Workbench/fill';
import { useWords } from '@site/src/components/Workbench/use-words';
import { type ReactNode, useId, useSyncExternalStore } from 'react';
import { traceRoute } from './trace-route';
import type english from './words/en.json';

const wordFiles = {
  en: [new URL('./words/en.json', import.meta.url)],
  zh: [new URL('./words/zh.json', import.meta.url)],
};

function useSeenJobs(): SeenJob[] {
  return useSyncExternalStore(onSeenJobs, seenJobs, seenJobs);
}

/** The way of the latest job, over the drawing: its lines, its statuses, and a frame around where it is now. */
export function Overlay({ layout }: { layout: Layout }): ReactNode {
  const states =
    useSeenJobs()
      .at(-1)
      ?.states.map(({ status }) => status) ?? [];
  const { box, centres } = layout;
  const head = useId();
  const known = states.filter((status): status is Status => status in centres);
  const now = known.at(-1);
  const around = (status: Status, gap: number) => ({
    x: centres[status][0] - box.width / 2 - gap,
    y: centres[status][1] - box.height / 2 - gap,
    width: box.width + 2 * gap,
    height: box.height + 2 * gap,
    rx: 4 + gap,
  });
  return (
    <g className="job-trace" data-now={now}>
      <marker
        id={head}
        viewBox="0 0 10 10"
        refX="10"
        refY="5"
        markerWidth="12"
        markerHeight="12"
        markerUnits="userSpaceOnUse"
        orient="auto"
      >
        <path d="M0 0 10 5 0 10z" />
      </marker>
      {traceRoute(layout, known).map(line => (
        <path key={line} d={line} markerEnd={`url(#${head})`} />
      ))}
      {now && <rect className="now" {...around(now, 4)} />}
      {known.map(status => {
        const [x, y] = centres[status];
        return (
          <g
            key={status}
            data-visited={status}
            transform={`translate(${x + box.width / 2} ${y - box.height / 2})`}
          >
            <circle r="8" />
            <path className="tick" d="M-4 0-1 3 4-3" />
          </g>
        );
      })}
    </g>
  );
}

/** The same in words: every job of this tab, the latest first. */
export function JobList(): ReactNode {
  const jobs = useSeenJobs();
  const styles = useBaseUrl('/journey.css');
  const [words] = useWords<[typeof english]>(wordFiles) ?? [];
  if (!words) return null;
  return (
    <div className="job-trace-list">
      <link rel="stylesheet" href={styles} precedence="console" />
      <p>{words.title}</p>
      <ol>
        {[...jobs].reverse().map(({ id, states }) => (
          <li key={id}>
            {fill(words.job, { id })}{' '}
            {states
              .map(({ status, at }) =>
                fill(words.state, {
                  status,
                  seconds: ((at - (states[0]?.at ?? at)) / 1000).toFixed(1),
                }),
              )
              .join(words.then)}
          </li>
        ))}
      </ol>
    </div>
  );
}
