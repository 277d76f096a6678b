/** How programs name the place that a JSON pointer leads to: `/job/images/0/url` is `job.images[0].url`. */
export function fieldName(pointer: string): string {
  return pointer
    .slice(1)
    .replace(/\/(\d+)(?=\/|$)/g, '[$1]')
    .replaceAll('/', '.');
}
