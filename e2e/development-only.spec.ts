import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from './lib/server/environment.ts';
import { expect, test } from './test.ts';

/** What the remote override and the fault panel need: a key, an address, the ids of their messages. */
const MARKS = ['atrium-remote-overrides', '__atrium/faults', 'component.development.'] as const;

const folder = join(ROOT, 'host', 'dist');

async function readBuiltScripts(): Promise<readonly string[]> {
  const names = await readdir(folder, { recursive: true });
  const files = names.filter((name) => name.endsWith('.js'));
  return Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')));
}

test('the production build has what it needs and no development tools', async () => {
  const texts = await readBuiltScripts();
  const isThere = (mark: string) => texts.some((text) => text.includes(mark));
  expect(isThere('host.page.login.title'), 'the words of the sign-in page').toBe(true);
  expect(MARKS.filter(isThere)).toEqual([]);
});

test('an override stored in the browser has no effect', async ({ page, startSignedIn }) => {
  const requested: string[] = [];
  await page.route('http://127.0.0.1:4999/**', (route) => {
    requested.push(route.request().url());
    return route.abort();
  });
  await page.addInitScript(() => {
    localStorage.setItem(
      'atrium-remote-overrides',
      JSON.stringify({ remote_assets: 'http://127.0.0.1:4999/remote.json' }),
    );
  });
  await startSignedIn(page, { at: '/admin/assets/assets' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(requested).toEqual([]);
});
