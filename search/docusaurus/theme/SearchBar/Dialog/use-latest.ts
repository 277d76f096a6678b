import { useLayoutEffect, useMemo, useRef } from 'react';

/** The same functions from one render to the next, which do what those of the last one do: a memoised child stays. */
export function useLatest<T extends object>(actions: T): T {
  const latest = useRef(actions);
  useLayoutEffect(() => {
    latest.current = actions;
  });
  return useMemo(
    () =>
      Object.fromEntries(
        Object.keys(latest.current).map(name => [
          name,
          (...args: unknown[]) =>
            (latest.current[name as keyof T] as (...args: unknown[]) => unknown)(...args),
        ]),
      ) as T,
    [],
  );
}
