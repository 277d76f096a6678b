import { useEffect, useState } from 'react';
import type { WireRequest } from './request/build-request';
import { failureOf } from './send/failure';
import { type Rehearsal, rehearse } from './send/rehearse';

const pauseMs = 350;

/** Asks a moment after the last change, and never shows the answer to an older question. */
export function useRehearsal(operation: string, request: WireRequest, on: boolean): Rehearsal {
  const [rehearsal, setRehearsal] = useState<Rehearsal>({});
  const key = JSON.stringify(request);
  useEffect(() => {
    if (!on) return;
    let current = true;
    const timer = setTimeout(() => {
      rehearse(operation, JSON.parse(key)).then(
        answer => current && setRehearsal(answer),
        error => current && setRehearsal(failureOf(error).stopped ? { stopped: true } : {}),
      );
    }, pauseMs);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [operation, key, on]);
  return rehearsal;
}
