import { TableScreen } from '@atrium/table';
import { AuditEventDrawer } from './audit-event-drawer.tsx';
import { useAuditTable } from './use-audit-table.tsx';

/** The audit events: who did what, to which resource, when and from where. */
export function AuditPage() {
  return (
    <TableScreen definition={useAuditTable()}>
      <AuditEventDrawer />
    </TableScreen>
  );
}
