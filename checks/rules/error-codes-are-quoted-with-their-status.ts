import { parse } from 'yaml';
import { sitePages } from '../pages/page.ts';
import type { Finding, Rule } from '../rule.ts';

const catalogue = 'contract/errors.yaml';

interface Entry {
  status?: number;
  otherStatuses?: number[];
}

export const errorCodesAreQuotedWithTheirStatus: Rule = {
  why: 'a program that waits for 401 never sees the 403 that really comes.',
  findings: repository => {
    const { errors } = parse(repository.read(catalogue)) as { errors: Record<string, Entry> };
    return sitePages(repository).flatMap(({ path, prose }) =>
      prose.flatMap(({ line, withCode }) =>
        quotedErrors(withCode).flatMap(({ status, code }): Finding[] => {
          const where = `${path}:${line}`;
          const entry = errors[code];
          if (!entry) return [{ where, found: code, expected: `an error of ${catalogue}` }];
          const statuses = [entry.status, ...(entry.otherStatuses ?? [])];
          if (statuses.includes(status)) return [];
          return [
            { where, found: `${status} ${code}`, expected: `${statuses.join(' or ')} ${code}` },
          ];
        }),
      ),
    );
  },
};

/** 401 `SIGN_ERROR`, 429 `RATELIMIT_EXCEEDED` or `QUEUE_FULL`, and the same in two cells of a table. */
function quotedErrors(text: string): { status: number; code: string }[] {
  const pattern =
    /(?<![\w.])([2-5]\d\d)(?: | *\| *)((?:`[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+`(?:, | or | and |、| 或 | 和 )?)+)/g;
  return [...text.matchAll(pattern)].flatMap(([, status, codes = '']) =>
    [...codes.matchAll(/`(\w+)`/g)].map(([, code = '']) => ({ status: Number(status), code })),
  );
}
