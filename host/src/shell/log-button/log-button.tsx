import { logCountsAtom } from '@atrium/runtime';
import { IconBug } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { CountMark } from '../header/count-mark.tsx';
import { PanelButton } from '../header/panel-button.tsx';
import { LogPanel } from './log-panel.tsx';

/**
 * Shows the number of errors (at most 99+), or a dot while there are only other entries. Its panel shows the latest
 * entries.
 */
export function LogButton() {
  const { t } = useLingui();
  const { all, errors } = useAtomValue(logCountsAtom);
  return (
    <PanelButton
      title={t({ id: 'host.component.development.log-title', message: 'Front-end log' })}
      label={t({
        id: 'host.component.development.log-label',
        message: `Front-end log. Entries: ${{ all }}. Errors: ${{ errors }}.`,
      })}
      icon={
        <>
          <IconBug />
          <CountMark count={errors} showsDot={all > 0} />
        </>
      }
    >
      {() => <LogPanel />}
    </PanelButton>
  );
}
