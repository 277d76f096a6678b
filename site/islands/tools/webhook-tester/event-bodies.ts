const job = {
  id: '881417947308949275',
  requestId: '3f2b8c1e-6a57-4d0c-9b1f-7e2d5a90c4e8',
  type: 'STAGES',
  credits: 1,
  createdAt: '2025-10-09T08:53:20Z',
};
const ended = { ...job, startedAt: '2025-10-09T08:53:31Z', finishedAt: '2025-10-09T08:53:40Z' };
const image = {
  id: '881420011223344601',
  url: 'https://media.easel.example/r/881420011223344601.png?sig=9d20c7',
  expiredIn: '3600',
};

/** The examples of the contract, cut to what a receiver looks at. */
export const eventBodies = {
  'job.succeeded': {
    ...ended,
    status: 'SUCCESS',
    creditsCharged: 1,
    successInfo: { images: [image], deliverable: 1, total: 1 },
  },
  'job.failed': {
    ...ended,
    status: 'FAILED',
    creditsCharged: 0,
    failedInfo: { code: 'FATAL_ERROR', reason: 'BAD_INPUT_IMAGE' },
  },
  'job.canceled': { ...ended, status: 'CANCELED', creditsCharged: 0 },
  'job.running': { ...job, type: 'WORKFLOW', status: 'RUNNING', startedAt: '2025-10-09T08:53:31Z' },
};

export type EventName = keyof typeof eventBodies;

export function eventBody(event: EventName): string {
  return JSON.stringify({ event, job: eventBodies[event] });
}
