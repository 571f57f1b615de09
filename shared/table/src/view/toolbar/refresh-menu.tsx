import { IconHistory } from '@atrium/ui/shell';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useTable } from '../../model.ts';
import { ChoiceMenu } from '../flyout/choice-menu.tsx';
import { Flyout } from '../flyout/flyout.tsx';
import { ToolButton } from './tool-button.tsx';

/** Chooses the refresh interval, if the list offers one. */
export function RefreshMenu() {
  const { t } = useLingui();
  const { definition, refreshSeconds, setRefreshSeconds } = useTable<unknown>();
  const { refreshChoices = [] } = definition;
  if (refreshChoices.length === 0) return null;
  const label =
    refreshSeconds === 0
      ? t({ id: 'table.component.toolbar.auto-refresh', message: 'Auto refresh' })
      : t({
          id: 'table.component.toolbar.auto-refresh-on',
          message: `Auto refresh: every ${plural(refreshSeconds, { one: '# second', other: '# seconds' })}`,
        });
  return (
    <Flyout
      label={label}
      trigger={(props) => (
        <ToolButton
          {...props}
          label={label}
          type={refreshSeconds === 0 ? 'secondary' : 'outline'}
          icon={<IconHistory />}
        />
      )}
    >
      {(close) => (
        <ChoiceMenu
          label={label}
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
            choose: () => {
              setRefreshSeconds(seconds);
              close();
            },
          }))}
        />
      )}
    </Flyout>
  );
}
