/** A message file of the engine: id → message. */
export function messages(json: string): [id: string, message: string][] {
  const entries = JSON.parse(json) as Record<string, { message: string }>;
  return Object.entries(entries).map(([id, { message }]) => [id, message]);
}

export function isMessageFile(path: string): boolean {
  return /^site\/i18n\/zh\/.*\.json$/.test(path);
}
