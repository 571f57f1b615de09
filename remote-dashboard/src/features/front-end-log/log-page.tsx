import { clearLogAtom, logCountsAtom, useAppAtomValue, useSetAppAtom } from '@atrium/runtime';
import { TableScreen } from '@atrium/table';
import { Button } from '@atrium/ui/base';
import { IconDelete } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { LogEntryDrawer } from './log-entry-drawer.tsx';
import { useLogTable } from './use-log-table.tsx';

/** The log entries of this browser tab since it was opened, newest first. */
export function LogPage() {
  const { t } = useLingui();
  const { all } = useAppAtomValue(logCountsAtom);
  const clear = useSetAppAtom(clearLogAtom);
  const tools = (
    <Button icon={<IconDelete />} disabled={all === 0} onClick={() => clear()}>
      {t({ id: 'dashboard.page.log.clear', message: 'Clear' })}
    </Button>
  );
  return (
    <TableScreen definition={{ ...useLogTable(), tools }}>
      <LogEntryDrawer />
    </TableScreen>
  );
}
