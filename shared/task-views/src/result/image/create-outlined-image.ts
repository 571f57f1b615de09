/** The width of an outline, as a share of the longer side of the image. */
const LINE_SHARE = 1 / 500;

/** Draws outlines on an image and returns it as a PNG file in its original size. */
export async function createOutlinedImage(
  url: string,
  polygons: readonly (readonly (readonly [number, number])[])[],
): Promise<Blob> {
  const image = new Image();
  image.src = url;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser has no 2D canvas');
  context.drawImage(image, 0, 0);
  context.strokeStyle = getComputedStyle(document.body).getPropertyValue('--atrium-primary');
  context.lineWidth = Math.max(1.5, Math.max(canvas.width, canvas.height) * LINE_SHARE);
  for (const polygon of polygons) {
    context.beginPath();
    for (const [x, y] of polygon) context.lineTo(x, y);
    context.closePath();
    context.stroke();
  }
  const { promise, resolve, reject } = Promise.withResolvers<Blob>();
  canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The image is too large'))), 'image/png');
  return promise;
}
