import type english from '@messages/job-trace.json';
import { onSeenJobs, type SeenJob, seenJobs } from '@site/islands/console/seen-jobs';
import { openIsland } from '@site/islands/kit/open-island';
import { fill } from '@site/islands/kit/view/fill';
import { type ReactNode, useId, useSyncExternalStore } from 'react';
import type { Layout, Status } from './JobStatuses';
import sheet from './job-trace.island.css';
import { traceRoute } from './trace-route';

/** The interactive part of the diagram: a drawing, and the same as text. */
export default async function openTrace() {
  const messages = { messages: new URL('@messages/job-trace.json', import.meta.url) };
  const Jobs = await openIsland(JobList, messages, [sheet]);
  return { Overlay, JobList: Jobs };
}

interface JobListProps {
  messages: typeof english;
}

function useSeenJobs(): SeenJob[] {
  return useSyncExternalStore(onSeenJobs, seenJobs, seenJobs);
}

/** The way of the latest job, over the drawing: its lines, its statuses, and a frame around where it is now. */
function Overlay({ layout }: { layout: Layout }): ReactNode {
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

/** The same in messages: every job of this tab, the latest first. */
function JobList({ messages }: JobListProps): ReactNode {
  const jobs = useSeenJobs();
  return (
    <div className="job-trace-list">
      <p>{messages.title}</p>
      <ol>
        {[...jobs].reverse().map(({ id, states }) => (
          <li key={id}>
            {fill(messages.job, { id }) + messages.gap}
            {states
              .map(({ status, at }) =>
                fill(messages.state, {
                  status,
                  seconds: ((at - (states[0]?.at ?? at)) / 1000).toFixed(1),
                }),
              )
              .join(messages.then)}
          </li>
        ))}
      </ol>
    </div>
  );
}
