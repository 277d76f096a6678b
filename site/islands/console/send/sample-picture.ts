/** A picture to upload for whoever has none at hand; painted here, so it needs no network. */
export function samplePicture(): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = 768;
  canvas.height = 512;
  const paint = canvas.getContext('2d')!;
  const sky = paint.createLinearGradient(0, 0, 0, 512);
  sky.addColorStop(0, '#23479e');
  sky.addColorStop(0.7, '#e8bf6a');
  paint.fillStyle = sky;
  paint.fillRect(0, 0, 768, 512);
  paint.fillStyle = '#b4331a';
  paint.beginPath();
  paint.arc(540, 250, 70, 0, 2 * Math.PI);
  paint.fill();
  paint.fillStyle = '#16202b';
  paint.beginPath();
  for (const [x, y] of [
    [0, 512],
    [0, 380],
    [170, 240],
    [300, 360],
    [430, 290],
    [768, 420],
    [768, 512],
  ]) {
    paint.lineTo(x ?? 0, y ?? 0);
  }
  paint.fill();
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      blob =>
        blob
          ? resolve(new File([blob], 'hills.png', { type: 'image/png' }))
          : reject(new Error('The picture could not be painted.')),
      'image/png',
    ),
  );
}
