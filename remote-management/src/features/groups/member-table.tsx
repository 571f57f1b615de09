import type { GroupMember } from '@atrium/contract';
import { useFormat } from '@atrium/i18n';
import { Button } from '@atrium/ui/base';
import { RecordTable, StatusMark } from '@atrium/ui/data';
import { useLingui } from '@lingui/react/macro';

interface MemberTableProps {
  readonly list: readonly GroupMember[];
  readonly isBusy: boolean;
  onRemove(userId: string): void;
}

/** The members of a group, in the order of `list`. */
export function MemberTable({ list, isBusy, onRemove }: MemberTableProps) {
  const { t } = useLingui();
  const format = useFormat();
  return (
    <RecordTable
      label={t({ id: 'management.page.groups.members', message: 'Members' })}
      rows={list}
      rowKey={({ id }) => id}
      isBusy={isBusy}
      columns={[
        {
          key: 'name',
          title: t({ id: 'management.page.users.full-name', message: 'Name' }),
          isName: true,
          render: ({ name }) => name,
        },
        {
          key: 'account',
          title: t({ id: 'management.page.users.account', message: 'Username' }),
          render: ({ account }) => account,
        },
        {
          key: 'status',
          title: t({ id: 'management.page.users.status', message: 'Status' }),
          render: ({ status }) =>
            status === 'active' ? (
              <StatusMark tone="success">
                {t({ id: 'management.page.users.status-active', message: 'Active' })}
              </StatusMark>
            ) : (
              <StatusMark tone="quiet">
                {t({ id: 'management.page.users.status-disabled', message: 'Disabled' })}
              </StatusMark>
            ),
        },
        {
          key: 'addedAt',
          title: t({ id: 'management.page.groups.added-at', message: 'Added' }),
          render: ({ addedAt }) => <time dateTime={addedAt}>{format.date(addedAt)}</time>,
        },
        {
          key: 'actions',
          title: t({ id: 'management.page.groups.actions', message: 'Actions' }),
          isActions: true,
          render: ({ id, name }) => (
            <Button
              type="text"
              status="danger"
              size="small"
              disabled={isBusy}
              aria-label={t({ id: 'management.page.groups.remove-of', message: `Remove ${name}` })}
              onClick={() => onRemove(id)}
            >
              {t({ id: 'management.page.groups.remove', message: 'Remove' })}
            </Button>
          ),
        },
      ]}
    />
  );
}
