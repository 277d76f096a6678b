import { expect, it } from 'vitest';
import { narrow, wide } from './JobStatuses';
import { traceRoute } from './trace-route';

it('goes along the row, also past a status that no look has met', () => {
  expect(traceRoute(wide, ['CREATED'])).toEqual([]);
  expect(traceRoute(wide, ['CREATED', 'WAITING'])).toEqual(wide.forward.slice(0, 2));
  expect(traceRoute(wide, ['CREATED', 'RUNNING', 'SUCCESS'])).toEqual(wide.forward);
});

it('leaves the row where the job has left it, and follows the line to its end', () => {
  expect(traceRoute(wide, ['CREATED', 'CANCELED'])).toEqual(['M32 43V188H622']);
  expect(traceRoute(wide, ['CREATED', 'RUNNING', 'FAILED']).at(-1)).toBe('M506 43V108H622');
  expect(traceRoute(narrow, ['WAITING', 'CANCELED']).at(-1)).toBe('M103 144H288V283');
  expect(traceRoute(wide, ['CREATED', 'FAILED'])).toEqual([wide.forward[0], wide.failing[0]]);
});
