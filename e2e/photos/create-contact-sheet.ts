import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';

/** Puts screenshots side by side on one image, light above dark, at the same scale. */
export async function createContactSheet(
  page: Page,
  files: readonly string[],
  targetFile: string,
): Promise<void> {
  const images = await Promise.all(
    files.map(async (file) => {
      const data = (await readFile(file)).toString('base64');
      return { isDark: file.includes('dark'), html: `<img src="data:image/png;base64,${data}">` };
    }),
  );
  const row = (isDark: boolean) =>
    `<div>${images.flatMap((image) => (image.isDark === isDark ? [image.html] : [])).join('')}</div>`;
  const sheet = await page.context().newPage();
  await sheet.setViewportSize({ width: 1_600, height: 1_000 });
  await sheet.setContent(
    `<style>body{margin:8px;background:#888;width:max-content;zoom:.55}div{display:flex;gap:16px;align-items:start;
      margin-bottom:16px}</style>${row(false)}${row(true)}`,
  );
  await sheet.locator('body').screenshot({ path: targetFile });
  await sheet.close();
}
