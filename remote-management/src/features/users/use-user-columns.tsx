import type { UserRow } from '@atrium/contract';
import { useSetPaneAtom } from '@atrium/runtime';
import { Button } from '@atrium/ui/base';
import { type RecordColumn, StatusMark } from '@atrium/ui/data';
import { useLingui } from '@lingui/react/macro';
import { Moment } from '../../list/moment.tsx';
import { NameAndSlug } from '../../list/name-and-slug.tsx';
import { editRolesAtom, issueResetLinkAtom } from './user-atoms.ts';
import { useUserNames } from './user-names.ts';

export function useUserColumns(): readonly RecordColumn<UserRow>[] {
  const { t } = useLingui();
  const { roles, statuses } = useUserNames();
  return [
    {
      key: 'name',
      title: t({ id: 'management.page.users.name', message: '用户' }),
      isName: true,
      render: ({ name, account }) => <NameAndSlug name={name} slug={account} />,
    },
    {
      key: 'mail',
      title: t({ id: 'management.page.users.mail', message: '邮箱' }),
      render: ({ mail }) => mail,
    },
    {
      key: 'access',
      title: t({ id: 'management.page.users.access', message: '角色' }),
      render: ({ access }) => access.map((role) => roles[role]).join(' · ') || '–',
    },
    {
      key: 'status',
      title: t({ id: 'management.page.users.status', message: '状态' }),
      render: ({ status }) => (
        <StatusMark tone={status === 'active' ? 'success' : 'quiet'}>{statuses[status]}</StatusMark>
      ),
    },
    {
      key: 'createdAt',
      title: t({ id: 'management.page.users.created-at', message: '注册时间' }),
      render: ({ createdAt }) => <Moment at={createdAt} />,
    },
    {
      key: 'actions',
      title: t({ id: 'management.page.users.actions', message: '操作' }),
      isActions: true,
      render: (user) => <UserActions user={user} />,
    },
  ];
}

function UserActions({ user }: { readonly user: UserRow }) {
  const { t } = useLingui();
  const editRoles = useSetPaneAtom(editRolesAtom);
  const issueResetLink = useSetPaneAtom(issueResetLinkAtom);
  const { name } = user;
  return (
    <>
      <Button
        type="text"
        aria-label={t({ id: 'management.page.users.edit-one', message: `编辑 ${name} 的角色和状态` })}
        onClick={() => editRoles(user)}
      >
        {t({ id: 'management.page.users.edit', message: '编辑' })}
      </Button>
      <Button
        type="text"
        aria-label={t({ id: 'management.page.users.reset-one', message: `重置密码：${name}` })}
        onClick={() => issueResetLink(user)}
      >
        {t({ id: 'management.page.users.reset', message: '重置密码' })}
      </Button>
    </>
  );
}
