import { join } from 'node:path';
import { pointerSchema } from '@atrium/contract';
import { createRemote } from './lib/remotes/create-remote.ts';
import { test } from './lib/remotes/test-with-faults.ts';
import { ROOT } from './lib/server/environment.ts';
import { expect } from './test.ts';

test('a page of each remote runs on the host’s only copy of the runtime and of i18n', async ({
  page,
  t,
  startSignedIn,
}) => {
  await startSignedIn(page);
  for (const id of ['assets.menu.assets', 'management.menu.algorithms', 'dashboard.menu.console']) {
    await page.getByRole('link', { name: t(id), exact: true }).click();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  }
  const copies = await page.evaluate(
    () => (globalThis as { readonly __atriumCopies?: Record<string, string[]> }).__atriumCopies,
  );
  expect(copies).toEqual({ '@atrium/runtime': ['atrium_host'], '@atrium/i18n': ['atrium_host'] });
});

test('the log names the build that contains a second copy of the runtime', async ({
  page,
  remoteFiles,
  startSignedIn,
}) => {
  const remote = await createRemote('stray');
  const runtimePath = JSON.stringify(join(ROOT, 'shared', 'runtime', 'src', 'index.ts'));
  const pointer = await remote.build(
    `import { appStore } from ${runtimePath};
     export function Page() { return <h1>stray {String(appStore !== undefined)}</h1>; }`,
  );
  remoteFiles.putRemote('remote-stray', remote.dist);
  await remoteFiles.register({ remote_stray: '/remotes/remote-stray/remote.json' });
  await startSignedIn(page);
  await page.getByRole('link', { name: 'Page of stray' }).click();
  await expect(page.getByRole('heading', { name: 'stray true' })).toBeVisible();
  const { federation } = pointerSchema.parse(JSON.parse(pointer)).current;
  await page.evaluate(() => history.pushState(null, '', '/admin/log'));
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')));
  await expect(
    page.getByText(`second copy of @atrium/runtime, contained in the build ${federation}`),
  ).toBeVisible();
  await remote.remove();
});
