import { IconList } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { DENSITIES, type Density, useTable } from '../../model.ts';
import { ChoiceMenu } from '../flyout/choice-menu.tsx';
import { Flyout } from '../flyout/flyout.tsx';
import { ToolButton } from './tool-button.tsx';

/** Chooses the row height. */
export function DensityMenu() {
  const { t } = useLingui();
  const { density, setDensity } = useTable<unknown>();
  const label = t({ id: 'table.component.toolbar.density', message: 'Density' });
  const labels: Readonly<Record<Density, string>> = {
    default: t({ id: 'table.component.toolbar.density-default', message: 'Default' }),
    large: t({ id: 'table.component.toolbar.density-large', message: 'Large' }),
    small: t({ id: 'table.component.toolbar.density-small', message: 'Small' }),
  };
  return (
    <Flyout label={label} trigger={(props) => <ToolButton {...props} label={label} icon={<IconList />} />}>
      {(close) => (
        <ChoiceMenu
          label={label}
          choices={DENSITIES.map((choice) => ({
            key: choice,
            label: labels[choice],
            isChosen: choice === density,
            choose: () => {
              setDensity(choice);
              close();
            },
          }))}
        />
      )}
    </Flyout>
  );
}
