import { TableScreen } from '@atrium/table';
import { AuditEventPanel } from './audit-event-panel.tsx';
import { useAuditTable } from './use-audit-table.tsx';

/** Who did what, on what, when, from where. */
export function AuditPage() {
  return (
    <TableScreen definition={useAuditTable()}>
      <AuditEventPanel />
    </TableScreen>
  );
}
