/** For browsers without highlights: boxes above the text, in a layer of their own. */
export function drawOverlay(ranges: readonly Range[]): () => void {
  const layer = document.createElement('div');
  layer.className = 'search-overlay';
  layer.setAttribute('aria-hidden', 'true');
  const draw = () => {
    const boxes = ranges.flatMap(range =>
      Array.from(range.getClientRects(), ({ left, top, width, height }) => {
        const box = document.createElement('span');
        Object.assign(box.style, {
          left: `${left + window.scrollX}px`,
          top: `${top + window.scrollY}px`,
          width: `${width}px`,
          height: `${height}px`,
        });
        return box;
      }),
    );
    layer.replaceChildren(...boxes);
  };
  draw();
  document.body.append(layer);
  window.addEventListener('resize', draw);
  return () => {
    window.removeEventListener('resize', draw);
    layer.remove();
  };
}
