/** A break in each line keeps empty ones high, in numbered blocks and in diffs alike. */
export function wrapLines(
  lines: string[],
  classNames: Record<number, string[]>,
  numbered: Record<string, string> | false,
): string {
  return lines
    .map((line, index) => {
      const classes = [
        'token-line',
        ...(classNames[index] ?? []),
        ...(numbered ? [numbered.codeLine] : []),
      ];
      const content = numbered
        ? `<span class="${numbered.codeLineNumber}"></span><span class="${numbered.codeLineContent}">${line}</span>`
        : line;
      return `<div class="${classes.join(' ')}">${content}<br></div>`;
    })
    .join('');
}
