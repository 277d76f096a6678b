/** What a number counts. Different kinds are never compared: 300 seconds are not 300 bytes. */
export type Kind = 'time' | 'size' | 'count';
export const kinds: Kind[] = ['time', 'size', 'count'];

export interface Quantity {
  kind: Kind;
  /** In seconds, bytes, or pieces. */
  value: number;
}

const units: [pattern: RegExp, kind: Kind, factor: number][] = [
  [/^(?:ms|milliseconds?|毫秒)$/, 'time', 0.001],
  [/^(?:s|seconds?|秒)$/, 'time', 1],
  [/^(?:minutes?|分钟)$/, 'time', 60],
  [/^(?:hours?|个?小时)$/, 'time', 3600],
  [/^(?:days?|天)$/, 'time', 86_400],
  [/^(?:bytes?|字节)$/, 'size', 1],
  [/^KiB$/, 'size', 1024],
  [/^MiB$/, 'size', 1_048_576],
  [/^kB$/, 'size', 1000],
  [/^MB$/, 'size', 1_000_000],
];

/** A number as a page writes it, such as 1,048,576 or 0.5. */
export const number = String.raw`\d[\d,]*(?:\.\d+)?(?![\w×])`;
export const unit =
  '(?:ms|milliseconds?|seconds?|minutes?|hours?|days?|bytes?|KiB|MiB|kB|MB|毫秒|秒|分钟|个?小时|天|字节)';

export function quantity(digits: string, unitName = ''): Quantity {
  const value = Number(digits.replaceAll(',', ''));
  const [, kind, factor] = units.find(([pattern]) => pattern.test(unitName)) ?? [0, 'count', 1];
  return { kind: kind as Kind, value: value * (factor as number) };
}
