import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright/test';
import { OCR_CASES, OCR_SET_FOLDER, type OcrCase } from 'server/engine-quality';
import { findBrowser } from '../../e2e/lib/server/find-browser.ts';

/** Draws the images of the OCR set, with the fonts Noto Sans CJK and Noto Serif CJK (SIL Open Font License). */
async function run(): Promise<void> {
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  });
  try {
    const page = await browser.newPage();
    await mkdir(OCR_SET_FOLDER, { recursive: true });
    for (const [index, ocrCase] of OCR_CASES.entries()) {
      await page.setContent(createMarkup(ocrCase));
      const sheet = await page.locator('#sheet').screenshot();
      const dataUrl = await applyTreatment(page, sheet, ocrCase, index + 1);
      await writeFile(
        join(OCR_SET_FOLDER, `${ocrCase.name}.webp`),
        Buffer.from(dataUrl.split(',')[1] ?? '', 'base64'),
      );
    }
  } finally {
    await browser.close();
  }
}

function createMarkup({ kind, font, fontSize, parts }: OcrCase): string {
  // A Chinese character is as wide as the font size, so the factor is the number of characters in a line.
  const width = fontSize * (kind === 'receipt' ? 16 : kind === 'columns' ? 46 : 30);
  const style = `font: ${fontSize}px/1.55 '${font}'; width: ${width}px; padding: ${fontSize * 1.5}px; box-sizing: content-box`;
  return `<body style="margin:0"><div id="sheet" style="background:#fff;color:#1a1a1a;${style}">${getContent(kind, parts)}</div>`;
}

function getContent(kind: OcrCase['kind'], parts: readonly string[]): string {
  if (kind === 'columns') {
    const columns = parts.map((text) => `<div style="flex:1">${text}</div>`).join('');
    return `<div style="display:flex;gap:2.5em">${columns}</div>`;
  }
  if (kind !== 'receipt') return parts.join('');
  const [title, ...cells] = parts;
  // In `cells`, the left and the right text of each row alternate.
  const rows = cells.flatMap((name, index) =>
    index % 2 === 0
      ? [
          `<div style="display:flex;justify-content:space-between"><span>${name}</span><span>${cells[index + 1]}</span></div>`,
        ]
      : [],
  );
  return `<div style="text-align:center">${title}</div>${rows.join('')}`;
}

/** Rotates a sheet and, for photos, adds uneven light, noise and blur. Returns a data URL. */
function applyTreatment(page: Page, sheet: Buffer, { kind, angle }: OcrCase, seed: number): Promise<string> {
  const input = {
    url: `data:image/png;base64,${sheet.toString('base64')}`,
    isPhoto: kind === 'photo',
    angle,
    seed,
  };
  return page.evaluate(async ({ url, isPhoto, angle, seed }) => {
    const image = new Image();
    image.src = url;
    await image.decode();
    const radians = (angle * Math.PI) / 180;
    const [cosine, sine] = [Math.abs(Math.cos(radians)), Math.abs(Math.sin(radians))];
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(image.width * cosine + image.height * sine);
    canvas.height = Math.round(image.width * sine + image.height * cosine);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('This browser has no canvas.');
    context.fillStyle = isPhoto ? '#b9a58c' : '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.translate(canvas.width / 2, canvas.height / 2);
    context.rotate(radians);
    if (isPhoto) context.filter = 'blur(0.7px)';
    context.drawImage(image, -image.width / 2, -image.height / 2);
    context.filter = 'none';
    context.resetTransform();
    if (isPhoto) {
      const side = seed % 2 === 0 ? 0 : canvas.width;
      const light = context.createRadialGradient(
        side,
        0,
        0,
        side,
        0,
        Math.hypot(canvas.width, canvas.height),
      );
      light.addColorStop(0, 'rgb(255,250,235)');
      light.addColorStop(1, 'rgb(95,92,100)');
      context.globalCompositeOperation = 'multiply';
      context.fillStyle = light;
      context.fillRect(0, 0, canvas.width, canvas.height);
      const data = context.getImageData(0, 0, canvas.width, canvas.height);
      // A linear congruential generator creates the same noise on each run. It changes a value by up to 13 of 255.
      let state = seed;
      for (let index = 0; index < data.data.length; index += 1) {
        state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
        if (index % 4 !== 3) data.data[index] = (data.data[index] ?? 0) + (state / 2 ** 32 - 0.5) * 26;
      }
      context.putImageData(data, 0, 0);
    }
    return canvas.toDataURL('image/webp', isPhoto ? 0.7 : 0.85);
  }, input);
}

await run();
