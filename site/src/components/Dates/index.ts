import { useDateTimeFormat } from '@docusaurus/theme-common/internal';
import { spaceDigits } from './space-digits';

/** Writes a date as the page's language does; every date that a component shows goes through it. */
export function useDates(options: Intl.DateTimeFormatOptions): (date: string | Date) => string {
  const format = useDateTimeFormat({ timeZone: 'UTC', ...options });
  return date => spaceDigits(format.format(new Date(date)));
}
