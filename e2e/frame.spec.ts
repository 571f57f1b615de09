import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { addToDescriptor } from './lib/add-to-descriptor.ts';
import { FRAMED_SITE, FRAMED_WORDS, serveFramedSite } from './lib/framed-site.ts';
import { goInside } from './lib/go-inside.ts';
import { findMisplaced } from './lib/page-boxes.ts';
import { CONSOLE_URL } from './lib/places.ts';

const HANDBOOK = '/admin/assets/handbook';
const WHOLE = '/admin/assets/whole';
const REFUSED = {
  foreign: 'https://elsewhere.example/',
  insecure: FRAMED_SITE.replace('https', 'http'),
  own: `${CONSOLE_URL}/login`,
  unreadable: '/login',
} as const;

/** An entry of the menu that frames the site, and routes that frame it otherwise, or something else. */
async function addFrames(page: Page): Promise<void> {
  const framed = (name: string, address: string, options = {}) => ({
    path: `/admin/assets/${name}`,
    name,
    title: `Frame ${name}`,
    frame: { address, ...options },
  });
  await serveFramedSite(page);
  await addToDescriptor(page, 'remote_assets', {
    menu: [{ path: HANDBOOK, title: 'Handbook', icon: 'file', frame: { address: `${FRAMED_SITE}/` } }],
    routes: [
      framed('whole', `${FRAMED_SITE}/`, { hasMargin: false, showsCopyright: false }),
      framed('homing', `${FRAMED_SITE}/homing`),
      ...Object.entries(REFUSED).map(([name, address]) => framed(name, address)),
    ],
  });
}

async function boxes(page: Page, title: string) {
  const [frame, main] = await Promise.all([
    page.getByTitle(title).boundingBox(),
    page.getByRole('main').boundingBox(),
  ]);
  if (!frame || !main) throw new Error('There is no frame on this page.');
  return { frame, main };
}

for (const language of ['zh-CN', 'en-US'] as const) {
  test.describe(`frames in ${language}`, () => {
    // The site tries to lead the console away, and the browser says that it may not.
    test.use({
      language,
      provokedLines: /Unsafe attempt to initiate navigation|Failed to set a named property/,
    });

    test('an entry of the menu shows an allowed site, which can neither look around nor lead away', async ({
      page,
      say,
      signIn,
    }) => {
      await addFrames(page);
      await signIn(page);
      await page.getByRole('link', { name: 'Handbook' }).click();
      await expect(page).toHaveURL(HANDBOOK);
      await expect(page).toHaveTitle(/^Handbook - /);
      const site = page.frameLocator('iframe[title="Handbook"]');
      await expect(site.getByText(FRAMED_WORDS)).toBeVisible();
      const frame = page.frame({ url: `${FRAMED_SITE}/` });
      expect(await frame?.title()).toBe('saw nothing');
      await expect(page).toHaveURL(HANDBOOK);
      await expect(page.getByText(say('host.page.frame.loading'))).toBeHidden();

      for (const width of [1440, 800, 360]) {
        await page.setViewportSize({ width, height: 900 });
        await expect.poll(() => findMisplaced(page), `at ${width}`).toEqual([]);
        const { frame: inner, main } = await boxes(page, 'Handbook');
        const margin = width <= 600 ? 16 : 24;
        expect(inner.width, `at ${width}`).toBeCloseTo(main.width - 2 * margin, 0);
        expect(inner.height, `at ${width}`).toBeCloseTo(main.height - 2 * margin, 0);
      }
    });

    test('margin and copyright go where a route says so', async ({ page, signIn }) => {
      await addFrames(page);
      await signIn(page);
      await goInside(page, HANDBOOK);
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await goInside(page, WHOLE);
      await expect(page.frameLocator('iframe').getByText(FRAMED_WORDS)).toBeVisible();
      await expect(page.getByRole('contentinfo')).toHaveCount(0);
      const { frame, main } = await boxes(page, 'Frame whole');
      expect(frame).toEqual(main);
      expect(main.y + main.height).toBeCloseTo(900, 0);
    });

    test('anything but an allowed site is refused, each in a sentence of its own', async ({
      page,
      say,
      signIn,
    }) => {
      await addFrames(page);
      await signIn(page);
      for (const reason of Object.keys(REFUSED)) {
        await goInside(page, `/admin/assets/${reason}`);
        await expect(page.getByText(say(`host.page.frame.${reason}`))).toBeVisible();
        await expect(page.locator('iframe')).toHaveCount(0);
      }
    });
  });
}

test.describe('a site that goes into the console within its frame', () => {
  test.use({ provokedLines: /frame-src/ });

  test('is stopped by the policy of the console', async ({ page, signIn }) => {
    await addFrames(page);
    await signIn(page);
    const refused = page.waitForEvent('console', (message) => message.text().includes('frame-src'));
    await goInside(page, '/admin/assets/homing');
    await refused;
    expect(
      page
        .frames()
        .map((frame) => frame.url())
        .slice(1),
    ).not.toContain(`${CONSOLE_URL}/login`);
  });
});
