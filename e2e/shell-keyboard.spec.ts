import { changeStored } from './lib/data/change-stored.ts';
import { waitForPaint } from './lib/page/wait-for-paint.ts';
import { walkByTab } from './lib/page/walk-by-tab.ts';
import { navigateTo } from './lib/routes/navigate-to.ts';
import { changeDeployment } from './lib/server/change-deployment.ts';
import { expect, test } from './test.ts';

test('the keyboard reaches every control of the shell and shows the focus', async ({
  page,
  startSignedIn,
}) => {
  await changeDeployment(page, { features: { layoutSettings: true } });
  await startSignedIn(page);
  await navigateTo(page, '/setting/account');
  await expect(page.getByRole('tab')).toHaveCount(2);
  for (const showsHeaderMenu of [false, true]) {
    await changeStored(page, 'layout-settings', { showsHeaderMenu, isSiderCollapsed: showsHeaderMenu });
    await waitForPaint(page);
    const walk = await walkByTab(page);
    expect(walk.unreached).toEqual([]);
    expect(walk.unmarked).toEqual([]);
  }
});
