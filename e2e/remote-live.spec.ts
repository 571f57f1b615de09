import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Pointer, pointerSchema } from '@atrium/contract';
import type { Page } from 'playwright/test';
import { type CreatedRemote, createRemote } from './lib/remotes/create-remote.ts';
import { FAULT_LINES, test } from './lib/remotes/test-with-faults.ts';
import { expect } from './test.ts';

const POINTER = '/remotes/remote-live/remote.json';
const PAGE = '/admin/live/page';

const createPage = (version: string) =>
  `export function Page() { const who = useAppAtomValue(userInfoAtom);
    const pane = usePane();
    return <><h1>This is ${version}, {who?.name}</h1>
      <input aria-label="note" onChange={() => pane.setDirty(true)} /></>; }`;

let remote: CreatedRemote;
let firstPointer: Pointer;
let secondPointer: Pointer;

test.beforeAll(async () => {
  remote = await createRemote('live');
  firstPointer = pointerSchema.parse(JSON.parse(await remote.build(createPage('one'))));
  secondPointer = pointerSchema.parse(JSON.parse(await remote.build(createPage('two'))));
});

test.afterAll(() => remote.remove());

test.beforeEach(async ({ remoteFiles }) => {
  await remoteFiles.register({ remote_live: POINTER });
  remoteFiles.putRemote('remote-live', remote.dist);
  remoteFiles.put(POINTER, JSON.stringify(firstPointer));
});

/** Shows the page again until a condition is true. Each time, the console checks for new versions. */
async function returnToPageUntil(page: Page, condition: () => Promise<boolean>): Promise<void> {
  await expect
    .poll(
      async () => {
        await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
        return condition();
      },
      { timeout: 60_000 },
    )
    .toBe(true);
}

test.describe('a new version', () => {
  // The test tries to create further Trusted Types policies.
  test.use({ expectedConsoleLines: /TrustedTypePolicy (named )?'(foreign|default)'/ });

  test('that is deployed during a session is offered, loads without a reload, and is rolled back, and scripts from elsewhere are rejected', async ({
    page,
    remoteFiles,
    t,
    startSignedIn,
  }) => {
    await startSignedIn(page, { at: PAGE });
    await expect(page.getByRole('heading', { name: 'This is one' })).toBeVisible();
    await page.evaluate(() => Object.assign(window, { isSameLoad: true }));
    await page.getByLabel('note').fill('half a thought');
    const findVersionButton = ({ current: { version } }: Pointer) =>
      page.getByRole('button', { name: t('host.component.remote.use-version', { version }) });
    const secondVersionButton = findVersionButton(secondPointer);
    const firstVersionButton = findVersionButton(firstPointer);

    remoteFiles.put(POINTER, JSON.stringify(secondPointer));
    await returnToPageUntil(page, () => secondVersionButton.isVisible());
    await expect(page.getByLabel('note')).toHaveValue('half a thought');
    await secondVersionButton.click();
    const guard = page.getByRole('dialog', { name: t('host.component.leave-guard.title') });
    await guard.getByRole('button', { name: t('host.component.leave-guard.stay'), exact: true }).click();
    await expect(page.getByLabel('note')).toHaveValue('half a thought');
    await secondVersionButton.click();
    await guard.getByRole('button', { name: t('host.component.leave-guard.leave'), exact: true }).click();
    await expect(page.getByRole('heading', { name: 'This is two' })).toBeVisible();

    remoteFiles.put(
      POINTER,
      JSON.stringify({ ...secondPointer, current: firstPointer.current, previous: secondPointer.current }),
    );
    await returnToPageUntil(page, () => firstVersionButton.isVisible());
    await firstVersionButton.click();
    await expect(page.getByRole('heading', { name: 'This is one' })).toBeVisible();
    expect(await page.evaluate(() => 'isSameLoad' in window)).toBe(true);
    expect(await page.evaluate(tryUnknownScripts)).toEqual([
      // Two addresses, each as a script and as a web worker.
      ...Array(4).fill(expect.stringContaining('Not a script of the console')),
      expect.stringContaining('Policy "foreign" disallowed'),
      expect.stringContaining('"default" already exists'),
    ]);
  });
});

/**
 * Runs in the page. Tries to run scripts that belong neither to the console nor to a remote, and returns the errors.
 */
function tryUnknownScripts(): readonly string[] {
  const { trustedTypes } = window as unknown as {
    trustedTypes: { createPolicy(name: string, rules: object): void };
  };
  const addresses = ['https://unknown.example/main.js', 'data:text/javascript,'];
  const attempts = [
    ...addresses.flatMap((address) => [
      () => void Object.assign(document.createElement('script'), { src: address }),
      () => void new Worker(address),
    ]),
    () => trustedTypes.createPolicy('foreign', { createScriptURL: (address: string) => address }),
    () => trustedTypes.createPolicy('default', { createScriptURL: (address: string) => address }),
  ];
  return attempts.map((run) => {
    try {
      run();
      return 'no error';
    } catch (error) {
      return error instanceof Error ? error.message : 'unknown';
    }
  });
}

test.describe('a version that cannot be shown', () => {
  test.use({ expectedConsoleLines: FAULT_LINES });

  test('is replaced by the previous version, and the page says so', async ({
    page,
    reverseProxy,
    remoteFiles,
    t,
    startSignedIn,
  }) => {
    remoteFiles.put(POINTER, JSON.stringify({ ...secondPointer, previous: firstPointer.current }));
    const { version } = secondPointer.current;
    remoteFiles.putRemote('remote-live', remote.dist);
    remoteFiles.put(
      `/remotes/remote-live/${secondPointer.current.base}remoteEntry.js`,
      'this is not the program',
    );
    await startSignedIn(page, { at: PAGE });
    await expect(page.getByRole('heading', { name: 'This is one' })).toBeVisible();
    const message = t('host.component.remote.fallen-back', {
      failed: version,
      version: firstPointer.current.version,
    });
    await expect(page.getByText(message)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Page of live', exact: true })).toBeVisible();
    // The proxy has injected no fault: the damaged file is the only reason for the fallback.
    expect(reverseProxy.board.all()).toEqual({});
  });

  test('is reported as incompatible, with the contract version that it requires, if it needs a newer console', async ({
    page,
    remoteFiles,
    t,
    startSignedIn,
  }) => {
    const descriptor = { ...secondPointer.current.descriptor, contract: '^1.99.0' };
    remoteFiles.put(
      POINTER,
      JSON.stringify({ ...secondPointer, current: { ...secondPointer.current, descriptor }, previous: null }),
    );
    await startSignedIn(page, { at: PAGE });
    const alert = page.getByRole('alert').filter({ hasText: 'remote_live' });
    await expect(alert).toContainText(t('host.component.remote.incompatible-title'));
    await expect(alert).toContainText('^1.99.0');
    await expect(page.getByRole('link', { name: t('assets.menu.assets'), exact: true })).toBeVisible();
  });

  test('is replaced by the newly deployed version if its files were removed', async ({
    page,
    remoteFiles,
    startSignedIn,
  }) => {
    const third = await createRemote('live');
    const before = pointerSchema.parse(JSON.parse(await third.build(createPage('three'))));
    remoteFiles.putRemote('remote-live', third.dist);
    remoteFiles.put(POINTER, JSON.stringify(before));
    await startSignedIn(page);
    await page.getByRole('link', { name: 'Page of live' }).waitFor();
    const after = await third.build(createPage('four'));
    await rm(join(third.dist, before.current.version), { recursive: true });
    remoteFiles.put(POINTER, after);
    await page.getByRole('link', { name: 'Page of live' }).click();
    await expect(page.getByRole('heading', { name: 'This is four' })).toBeVisible();
    await third.remove();
  });
});
