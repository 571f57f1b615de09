import { IconHistory, IconList } from '@atrium/ui/shell';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { DENSITIES, type Density, useTable } from '../../core/index.ts';
import { MenuPopover } from '../controls/menu-popover.tsx';
import { ToolButton } from './tool-button.tsx';

/** Chooses the refresh interval, if the list offers one. */
export function RefreshMenu() {
  const { t } = useLingui();
  const { definition, refreshSeconds, setRefreshSeconds } = useTable<unknown>();
  const { refreshChoices = [] } = definition;
  if (refreshChoices.length === 0) return null;
  const isOff = refreshSeconds === 0;
  const label = isOff
    ? t({ id: 'table.component.toolbar.auto-refresh', message: 'Auto refresh' })
    : t({
        id: 'table.component.toolbar.auto-refresh-on',
        message: `Auto refresh: every ${plural(refreshSeconds, { one: '# second', other: '# seconds' })}`,
      });
  return (
    <MenuPopover
      label={label}
      trigger={(props) => (
        <ToolButton {...props} label={label} type={isOff ? 'secondary' : 'outline'} icon={<IconHistory />} />
      )}
      choices={[0, ...refreshChoices].map((seconds) => ({
        key: String(seconds),
        label:
          seconds === 0
            ? t({ id: 'table.component.toolbar.refresh-never', message: 'Off' })
            : t({
                id: 'table.component.toolbar.refresh-every',
                message: `Every ${plural(seconds, { one: '# second', other: '# seconds' })}`,
              }),
        isChosen: seconds === refreshSeconds,
        choose: () => setRefreshSeconds(seconds),
      }))}
    />
  );
}

/** Chooses the row height. */
export function DensityMenu() {
  const { t } = useLingui();
  const { density, setDensity } = useTable<unknown>();
  const label = t({ id: 'table.component.toolbar.density', message: 'Density' });
  const labels: Readonly<Record<Density, string>> = {
    default: t({ id: 'table.component.toolbar.density-default', message: 'Standard' }),
    large: t({ id: 'table.component.toolbar.density-large', message: 'Comfortable' }),
    small: t({ id: 'table.component.toolbar.density-small', message: 'Compact' }),
  };
  return (
    <MenuPopover
      label={label}
      trigger={(props) => <ToolButton {...props} label={label} icon={<IconList />} />}
      choices={DENSITIES.map((choice) => ({
        key: choice,
        label: labels[choice],
        isChosen: choice === density,
        choose: () => setDensity(choice),
      }))}
    />
  );
}
