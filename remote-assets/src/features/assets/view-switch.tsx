import { useAppAtomValue, useSetAppAtom } from '@atrium/runtime';
import { Button } from '@atrium/ui/base';
import { IconApps, IconList } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { assetViewAtom } from './asset-atoms.ts';
import styles from './assets.module.css';

/** Switches between cards and table; stored per user. */
export function ViewSwitch() {
  const { t } = useLingui();
  const view = useAppAtomValue(assetViewAtom);
  const choose = useSetAppAtom(assetViewAtom);
  const views = [
    { id: 'cards', name: t({ id: 'assets.page.assets.view-cards', message: 'Cards' }), icon: <IconApps /> },
    { id: 'table', name: t({ id: 'assets.page.assets.view-table', message: 'Table' }), icon: <IconList /> },
  ] as const;
  return (
    <fieldset className={styles.views} aria-label={t({ id: 'assets.page.assets.view', message: 'View as' })}>
      {views.map(({ id, name, icon }) => (
        <Button
          key={id}
          type={id === view ? 'secondary' : 'text'}
          icon={icon}
          aria-label={name}
          aria-pressed={id === view}
          title={name}
          onClick={() => choose(id)}
        />
      ))}
    </fieldset>
  );
}
