import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from './lib/server/environment.ts';
import { expect, test } from './test.ts';

/** Strings that only development tools contain: a storage key, a path, the prefix of message ids. */
const DEVELOPMENT_STRINGS = ['atrium-remote-overrides', '__atrium/faults', 'component.development.'] as const;

const folder = join(ROOT, 'host', 'dist');

async function readBuiltScripts(): Promise<readonly string[]> {
  const names = await readdir(folder, { recursive: true });
  const files = names.filter((name) => name.endsWith('.js'));
  return Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')));
}

test('the production build contains no development tools', async () => {
  const texts = await readBuiltScripts();
  const isInBuild = (part: string) => texts.some((text) => text.includes(part));
  expect(isInBuild('host.page.login.title'), 'a message id of the sign-in page').toBe(true);
  expect(DEVELOPMENT_STRINGS.filter(isInBuild)).toEqual([]);
});

test('a replacement of a remote that the browser stores has no effect', async ({ page, startSignedIn }) => {
  const requests: string[] = [];
  await page.route('http://127.0.0.1:4999/**', (route) => {
    requests.push(route.request().url());
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
  expect(requests).toEqual([]);
});
