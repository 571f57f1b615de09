import { IconRefresh } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { getFullPath } from '../../navigation/history/get-full-path.ts';
import { useConsoleHistory } from '../../navigation/history/history-router.tsx';
import { HeaderButton } from './header-button.tsx';

/** Reloads the page on screen by navigating to its own address, which the console treats as a reload. */
export function ReloadButton() {
  const { t } = useLingui();
  const history = useConsoleHistory();
  return (
    <HeaderButton
      label={t({ id: 'host.component.header.reload', message: 'Reload page' })}
      press={() => history.replace(getFullPath(history.current().location))}
    >
      <IconRefresh />
    </HeaderButton>
  );
}
