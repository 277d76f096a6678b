const MAX_ITEMS = 5;

/** Every other order of up to five items; more would take longer than a reader waits. */
export function* permutations<T>(items: T[]): Generator<T[]> {
  if (items.length < 2 || items.length > MAX_ITEMS) return;
  const [head, ...tail] = items as [T, ...T[]];
  for (const rest of [tail, ...permutations(tail)]) {
    for (let at = 0; at <= rest.length; at++) yield rest.toSpliced(at, 0, head);
  }
}
