import { IconRefresh } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { fullPath } from '../../navigation/full-path.ts';
import { useConsoleHistory } from '../../navigation/history-router.tsx';
import { HeaderButton } from './header-button.tsx';

/** Begins the page again, as going to its address does. */
export function ReloadButton() {
  const { t } = useLingui();
  const history = useConsoleHistory();
  return (
    <HeaderButton
      label={t({ id: 'host.component.header.reload', message: 'Reload page' })}
      press={() => history.replace(fullPath(history.current().location))}
    >
      <IconRefresh />
    </HeaderButton>
  );
}
