import {
  algorithmCreateCall,
  algorithmPublishCall,
  aliasSetCall,
  appCalls,
  engineListCall,
  LIMITS,
  loginCall,
  sampleListCall,
  versionCreateCall,
  versionValidateCall,
} from '@atrium/contract';
import { findLayoutErrors } from './lib/page/find-layout-errors.ts';
import { resizeWindow } from './lib/page/resize-window.ts';
import { callServer } from './lib/server/call-server.ts';
import { ADMIN } from './lib/server/environment.ts';
import { expect, test } from './test.ts';

/** All heights differ, because `resizeWindow` waits until the shell has the new height. */
const SIZES = [
  { width: 360, height: 780 },
  { width: 1440, height: 901 },
] as const;

/** Returns one word of this length, which does not fit into any line. */
const createLongName = (length: number, suffix: string): string =>
  'W'.repeat(length - suffix.length) + suffix;

/**
 * Creates a published algorithm and an app on it, with the longest names, tags and aliases. A search for `mark` finds
 * both.
 */
async function createRecordsWithLongestNames() {
  const { token } = await callServer(loginCall, ADMIN);
  const mark = Date.now().toString(36);
  const name = createLongName(LIMITS.nameLength, mark);
  const description = createLongName(LIMITS.descriptionLength, '.');
  const { list: engines } = await callServer(engineListCall, { task: 'cluster' }, { token });
  const { list: samples } = await callServer(sampleListCall, { task: 'cluster' }, { token });
  const algorithm = await callServer(
    algorithmCreateCall,
    {
      name,
      slug: `w${'w'.repeat(38)}-${mark}`,
      task: 'cluster',
      description,
      tags: [createLongName(32, '1'), createLongName(32, '2')],
    },
    { token },
  );
  const version = await callServer(
    versionCreateCall,
    {
      algorithmId: algorithm.id,
      engineId: engines[0]?.id ?? '',
      parameters: {},
      sample: samples[0]?.input ?? null,
      note: createLongName(LIMITS.noteLength, '.'),
    },
    { token },
  );
  await callServer(versionValidateCall, { id: version.id }, { token });
  for (const alias of ['production', 'w'.repeat(32)]) {
    const reason = createLongName(LIMITS.reasonLength, '.');
    const aliasChange = { algorithmId: algorithm.id, alias, expected: null, version: 1, reason };
    await callServer(aliasSetCall, aliasChange, { token });
  }
  await callServer(algorithmPublishCall, { id: algorithm.id }, { token });
  const appFields = {
    name,
    targetId: algorithm.id,
    description,
    icon: createLongName(LIMITS.iconLength, '.'),
  };
  const app = await callServer(appCalls.algorithm.create, appFields, { token });
  return { algorithm: algorithm.id, app: app.id, name, mark };
}

test.use({ language: 'en-US' });

test('the longest names and texts do not overflow or overlap, and are cut only with an ellipsis', async ({
  page,
  t,
  startSignedIn,
}) => {
  const { algorithm, app, name, mark } = await createRecordsWithLongestNames();
  const versions = `/admin/algorithm/algorithm/versions/${algorithm}`;
  const findings: string[] = [];
  const checkLayout = async (label: string) => {
    for (const size of SIZES) {
      await resizeWindow(page, size);
      findings.push(...(await findLayoutErrors(page)).map((finding) => `${label} ${size.width}: ${finding}`));
    }
  };
  await startSignedIn(page, { at: '/admin/assets/assets' });
  for (const path of [
    `/admin/algorithm/algorithms?keyword=${mark}`,
    versions,
    `/admin/assets/assets?keyword=${mark}`,
    `/admin/assets/algorithmApp/${app}`,
    '/admin/assets/algorithmApp/create',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('main').getByText(name).filter({ visible: true }).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await checkLayout(path);
  }
  await page.goto(versions);
  const history = page.getByRole('button', {
    name: t('management.page.versions.alias-history'),
    exact: true,
  });
  await history.click();
  // The two aliases, and for each of them one entry in the history.
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(4);
  await checkLayout('aliases and their history');
  await page.keyboard.press('Escape');
  await page.goto(`/admin/algorithm/algorithms?keyword=${mark}`);
  await page.getByRole('button', { name: t('table.component.row.more', { name }) }).click();
  await page.getByRole('menuitem', { name: t('table.component.row.remove'), exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText(t('table.component.remove.working'));
  await checkLayout('dialog with dependents');
  expect(findings).toEqual([]);
});
