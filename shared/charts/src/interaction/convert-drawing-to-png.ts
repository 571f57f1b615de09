import { getToneProperty } from '../view/get-tone-style.ts';

/** CSS properties that the image needs as attributes, because it has no style sheet. */
const PROPERTIES = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'font-family',
  'font-size',
];
/** Pixels of the image for each pixel of the page, in each direction. */
const SCALE = 2;

// Lengths in pixels of the page.
const TITLE_HEIGHT = 32;
const LEGEND_HEIGHT = 28;
const PADDING = 12;
const MARK_WIDTH = 12;
const MARK_HEIGHT = 10;
const MARK_GAP = 6;
const LABEL_GAP = 16;

interface LegendText {
  readonly label: string;
  readonly tone: number;
}

/** Returns the drawing with its title and legend as an image, in the colors of the page and at twice its size. */
export async function convertDrawingToPng(
  source: SVGSVGElement,
  title: string,
  legend: readonly LegendText[],
): Promise<Blob> {
  const [width, height] = [source.width.baseVal.value, source.height.baseVal.value];
  const canvas = document.createElement('canvas');
  canvas.width = (width + 2 * PADDING) * SCALE;
  canvas.height = (height + TITLE_HEIGHT + LEGEND_HEIGHT) * SCALE;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser has no 2D canvas');
  const theme = getComputedStyle(source);
  const color = (name: string) => theme.getPropertyValue(name);
  context.scale(SCALE, SCALE);
  context.fillStyle = color('--atrium-card');
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.textBaseline = 'middle';
  context.fillStyle = color('--atrium-text');
  context.font = `600 14px ${theme.fontFamily}`;
  context.fillText(title, PADDING, TITLE_HEIGHT / 2, width);
  context.drawImage(await loadImage(source), PADDING, TITLE_HEIGHT, width, height);
  context.font = `12px ${theme.fontFamily}`;
  let x = PADDING;
  for (const { label, tone } of legend) {
    const y = TITLE_HEIGHT + height + LEGEND_HEIGHT / 2;
    context.fillStyle = color(getToneProperty(tone));
    context.fillRect(x, y - MARK_HEIGHT / 2, MARK_WIDTH, MARK_HEIGHT);
    x += MARK_WIDTH + MARK_GAP;
    context.fillStyle = color('--atrium-text');
    context.fillText(label, x, y);
    x += context.measureText(label).width + LABEL_GAP;
  }
  const { promise, resolve, reject } = Promise.withResolvers<Blob>();
  canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The image is too large'))), 'image/png');
  return promise;
}

async function loadImage(source: SVGSVGElement): Promise<HTMLImageElement> {
  const copy = source.cloneNode(true) as SVGSVGElement;
  const copies = [...copy.querySelectorAll<SVGElement>('*')];
  [...source.querySelectorAll('*')].forEach((element, index) => {
    const style = getComputedStyle(element);
    for (const property of PROPERTIES)
      copies[index]?.setAttribute(property, style.getPropertyValue(property));
    copies[index]?.removeAttribute('class');
    copies[index]?.removeAttribute('style');
  });
  const text = new XMLSerializer().serializeToString(copy);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  return image;
}
