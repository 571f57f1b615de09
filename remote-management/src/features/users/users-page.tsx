import { TableScreen } from '@atrium/table';
import { useUsersTable } from './use-users-table.tsx';
import { UserPanel } from './user-panel.tsx';

/** The people of the platform, and what they may do. */
export function UsersPage() {
  return (
    <TableScreen definition={useUsersTable()}>
      <UserPanel />
    </TableScreen>
  );
}
