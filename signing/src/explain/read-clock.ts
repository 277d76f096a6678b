import { CLOCK_WINDOW_SECONDS } from '../scheme.ts';
import { type Finding, fault } from './finding.ts';

const QUARTER_HOUR = 900;
const TOLERANCE = 60;

export function readClock(timestamp: string, now: number | undefined): Finding[] {
  const visible = (...found: Parameters<typeof fault>): Finding[] => [
    { ...fault(...found), confidence: 'visible' },
  ];
  if (/^\d{12,}$/.test(timestamp)) {
    return visible('timestamp-milliseconds', { sent: timestamp, signed: timestamp });
  }
  if (/^\d+\.\d*$/.test(timestamp)) return visible('timestamp-fractional', { sent: timestamp });
  if (!/^[1-9]\d*$/.test(timestamp)) return visible('timestamp-not-unix', { sent: timestamp });
  if (now === undefined) return [];
  const seconds = Number(timestamp) - now;
  if (Math.abs(seconds) <= CLOCK_WINDOW_SECONDS) return [];
  // Time zones lie at multiples of a quarter of an hour, from −12 h to +14 h.
  const quarters = Math.round(seconds / QUARTER_HOUR);
  const offBy = Math.abs(seconds - quarters * QUARTER_HOUR);
  if (offBy <= TOLERANCE && Math.abs(quarters) >= 4 && Math.abs(quarters) <= 56) {
    const hours = quarters / 4;
    return [{ ...fault('timestamp-local-time', { hours, seconds }), confidence: 'likely' }];
  }
  return visible('clock-skew', { seconds });
}
