import { expect, test } from './journey.ts';
import { changeDeployment } from './lib/change-deployment.ts';
import { changeStored } from './lib/change-stored.ts';
import { goInside } from './lib/go-inside.ts';
import { nextPaint } from './lib/next-paint.ts';
import { walkByTab } from './lib/walk-by-tab.ts';

test('the keyboard reaches every control of the shell and shows the focus', async ({
  page,
  startSignedIn,
}) => {
  await changeDeployment(page, { features: { layoutSettings: true } });
  await startSignedIn(page);
  await goInside(page, '/setting/account');
  await expect(page.getByRole('tab')).toHaveCount(2);
  for (const showsHeaderMenu of [false, true]) {
    await changeStored(page, 'layout-settings', { showsHeaderMenu, isSiderCollapsed: showsHeaderMenu });
    await nextPaint(page);
    const walk = await walkByTab(page);
    expect(walk.missed).toEqual([]);
    expect(walk.unmarked).toEqual([]);
  }
});
