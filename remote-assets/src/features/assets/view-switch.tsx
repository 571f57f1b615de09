import { useAppAtomValue, useSetAppAtom } from '@atrium/runtime';
import { Segmented } from '@atrium/ui/controls';
import { IconApps, IconList } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { assetsViewAtom } from './assets-view-atom.ts';

/** Switches between cards and a table. The browser stores the choice for the user. */
export function ViewSwitch() {
  const { t } = useLingui();
  const view = useAppAtomValue(assetsViewAtom);
  const choose = useSetAppAtom(assetsViewAtom);
  return (
    <Segmented
      label={t({ id: 'assets.page.assets.view', message: 'View as' })}
      value={view}
      options={[
        {
          value: 'cards',
          name: t({ id: 'assets.page.assets.view-cards', message: 'Cards' }),
          content: <IconApps aria-hidden />,
        },
        {
          value: 'table',
          name: t({ id: 'assets.page.assets.view-table', message: 'Table' }),
          content: <IconList aria-hidden />,
        },
      ]}
      onChoose={choose}
    />
  );
}
