import { type BrowserContext, test as base, expect, type Page } from 'playwright/test';
import { createTranslate, type Language, type Translate } from './lib/messages/translate.ts';
import { watchPage } from './lib/page/watch-page.ts';
import { ADMIN, CONSOLE_URL } from './lib/server/environment.ts';
import { type Credentials, storeSession } from './lib/session/store-session.ts';

export { expect, type Language };

interface Options {
  /** Language of `t`, and the language that the browser requests. */
  language: Language;
  /** Console lines that a test provokes on purpose. Any other warning or error fails it. */
  expectedConsoleLines: RegExp | undefined;
}

interface Fixtures {
  /** Returns the text of a message in the test's language. Values fill its placeholders. */
  t: Translate;
  /** Signs in on the sign-in page, by default as the first admin. */
  signIn: (page: Page, credentials?: Credentials) => Promise<void>;
  /**
   * Opens an address, by default the home page, as a user who is already signed in, by default the first admin. Waits
   * until the page is visible. For tests that are not about signing in, because it needs one page load less than
   * {@link Fixtures.signIn}.
   */
  startSignedIn: (page: Page, start?: { readonly as?: Credentials; readonly at?: string }) => Promise<void>;
}

/**
 * Playwright's test for end-to-end tests. A test fails if a page prints a warning or an error, throws, or violates its
 * content security policy.
 */
export const test = base.extend<Options & Fixtures>({
  language: ['zh-CN', { option: true }],
  expectedConsoleLines: [undefined, { option: true }],
  locale: async ({ language }, use) => use(language),
  context: async ({ context, expectedConsoleLines }, use) => {
    const lines = watchContext(context);
    await use(context);
    const unexpected = lines.flat().filter((line) => !expectedConsoleLines?.test(line));
    expect(unexpected, 'unexpected console warnings and errors, and uncaught exceptions').toEqual([]);
  },
  t: async ({ language }, use) => {
    await use(await createTranslate(language));
  },
  signIn: async ({ t }, use) => {
    await use(async (page, credentials = ADMIN) => {
      await page.goto('/login');
      await page.getByLabel(t('host.page.login.account'), { exact: true }).fill(credentials.account);
      await page.getByLabel(t('host.page.login.password'), { exact: true }).fill(credentials.password);
      await page.getByRole('button', { name: t('host.page.login.submit'), exact: true }).click();
      await page.waitForURL(/\/admin\//);
      await expect(page.getByRole('main')).toBeVisible();
    });
  },
  startSignedIn: async ({ baseURL }, use) => {
    await use(async (page, { as = ADMIN, at } = {}) => {
      const home = await storeSession(page, baseURL ?? CONSOLE_URL, as);
      await page.goto(at ?? home);
      await expect(page.getByRole('main')).toBeVisible();
      if (!at) await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  },
});

function watchContext(context: BrowserContext): readonly (readonly string[])[] {
  const lists: (readonly string[])[] = context.pages().map(watchPage);
  context.on('page', (page) => lists.push(watchPage(page)));
  return lists;
}
