/** Does what the reader does not wait for once the browser has shown what they do. */
export function afterPaint(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act));
}
