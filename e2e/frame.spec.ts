import type { Page } from 'playwright/test';
import { listTestLanguages } from './lib/messages/list-test-languages.ts';
import { findLayoutErrors } from './lib/page/find-layout-errors.ts';
import { addToDescriptor } from './lib/remotes/add-to-descriptor.ts';
import { navigateTo } from './lib/routes/navigate-to.ts';
import { CONSOLE_URL } from './lib/server/environment.ts';
import { FRAMED_SITE, FRAMED_TEXT, serveFramedSite } from './lib/server/framed-site.ts';
import { expect, test } from './test.ts';

const HANDBOOK = '/admin/assets/handbook';
const WITHOUT_MARGIN = '/admin/assets/whole';
/** Addresses that the console does not frame, by reason. Each reason is also the name of a route and of a message. */
const REJECTED = {
  foreign: 'https://elsewhere.example/',
  insecure: FRAMED_SITE.replace('https', 'http'),
  own: `${CONSOLE_URL}/login`,
  unreadable: '/login',
} as const;

/** Adds a menu entry that frames the site, and routes that frame it with other options or frame other sites. */
async function addFrames(page: Page): Promise<void> {
  const createFrameRoute = (name: string, address: string, options = {}) => ({
    path: `/admin/assets/${name}`,
    name,
    title: `Frame ${name}`,
    frame: { address, ...options },
  });
  await serveFramedSite(page);
  await addToDescriptor(page, 'remote_assets', {
    menu: [{ path: HANDBOOK, title: 'Handbook', icon: 'file', frame: { address: `${FRAMED_SITE}/` } }],
    routes: [
      createFrameRoute('whole', `${FRAMED_SITE}/`, { hasMargin: false, showsCopyright: false }),
      createFrameRoute('navigating', `${FRAMED_SITE}/navigating`),
      ...Object.entries(REJECTED).map(([name, address]) => createFrameRoute(name, address)),
    ],
  });
}

const findText = (page: Page, title: string) =>
  page.frameLocator(`iframe[title="${title}"]`).getByText(FRAMED_TEXT);

async function readBoxes(page: Page, title: string) {
  const [frame, main] = await Promise.all([
    page.locator(`iframe[title="${title}"]`).boundingBox(),
    page.getByRole('main').boundingBox(),
  ]);
  if (!frame || !main) throw new Error('There is no frame on this page.');
  return { frame, main };
}

for (const language of listTestLanguages('en-US')) {
  test.describe(`frames in ${language}`, () => {
    // The site tries to navigate the console, and the browser reports that this is blocked.
    test.use({ language, expectedConsoleLines: /Unsafe attempt to initiate navigation/ });

    test('an allowed site appears in a frame and cannot read or navigate the console, and other sites are blocked', async ({
      page,
      t,
      signIn,
    }) => {
      await addFrames(page);
      await signIn(page);
      await page.getByRole('link', { name: 'Handbook' }).click();
      await expect(page).toHaveURL(HANDBOOK);
      await expect(page).toHaveTitle(/^Handbook - /);
      await expect(findText(page, 'Handbook')).toBeVisible();
      await expect(page.getByText(t('host.page.frame.loading'))).toBeHidden();
      expect(await page.frame({ url: `${FRAMED_SITE}/` })?.title()).toBe('saw nothing');
      await expect(page).toHaveURL(HANDBOOK);
      await expect(page.getByRole('contentinfo')).toBeVisible();
      for (const width of [1440, 800, 360]) {
        await page.setViewportSize({ width, height: 900 });
        await expect.poll(() => findLayoutErrors(page), `at ${width}`).toEqual([]);
        const margin = width <= 600 ? 16 : 24;
        const { frame, main } = await readBoxes(page, 'Handbook');
        expect(frame.width, `at ${width}`).toBeCloseTo(main.width - 2 * margin, 0);
        expect(frame.height, `at ${width}`).toBeCloseTo(main.height - 2 * margin, 0);
      }

      await navigateTo(page, WITHOUT_MARGIN);
      await expect(findText(page, 'Frame whole')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toHaveCount(0);
      const { frame, main } = await readBoxes(page, 'Frame whole');
      expect(frame).toEqual(main);
      expect(main.y + main.height).toBeCloseTo(900, 0);

      for (const reason of Object.keys(REJECTED)) {
        await navigateTo(page, `/admin/assets/${reason}`);
        await expect(page.getByText(t(`host.page.frame.${reason}`))).toBeVisible();
        await expect(page.locator('iframe').filter({ visible: true })).toHaveCount(0);
      }
    });
  });
}

test.describe('a site that opens the console inside its frame', () => {
  test.use({ expectedConsoleLines: /frame-src/ });

  test('is blocked by the policy of the console', async ({ page, signIn }) => {
    await addFrames(page);
    await signIn(page);
    const rejected = page.waitForEvent('console', (message) => message.text().includes('frame-src'));
    await navigateTo(page, '/admin/assets/navigating');
    await rejected;
    expect(
      page
        .frames()
        .map((frame) => frame.url())
        .slice(1),
    ).not.toContain(`${CONSOLE_URL}/login`);
  });
});
