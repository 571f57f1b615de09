import { ROLES, type UserRow, userListCall } from '@atrium/contract';
import { useSetPaneAtom } from '@atrium/runtime';
import { callSource, type TableDefinition } from '@atrium/table';
import { StatusMark } from '@atrium/ui/data';
import { useLingui } from '@lingui/react/macro';
import { NameAndSlug } from '../../list/name-and-slug.tsx';
import { useUserForm } from './use-user-form.ts';
import { editRolesAtom, issueResetLinkAtom } from './user-atoms.ts';
import { useUserNames } from './user-names.ts';

const source = callSource<UserRow>(userListCall);

/** The people of the platform as a list. */
export function useUsersTable(): TableDefinition<UserRow> {
  const { t } = useLingui();
  const { roles, statuses } = useUserNames();
  const editRoles = useSetPaneAtom(editRolesAtom);
  const issueResetLink = useSetPaneAtom(issueResetLinkAtom);
  return {
    name: 'management-users',
    title: t({ id: 'management.page.users.title', message: '用户' }),
    line: t({
      id: 'management.page.users.line',
      message: '管理谁能登录、谁是管理员，并为忘记密码的人生成重置链接。',
    }),
    keyword: t({ id: 'management.page.users.search', message: '搜索姓名、账号或邮箱' }),
    empty: { title: t({ id: 'management.page.users.empty', message: '还没有用户' }) },
    source,
    rowKey: ({ id }) => id,
    rowName: ({ name }) => name,
    refreshChoices: [10, 30, 60],
    form: useUserForm(),
    rowActions: [
      {
        key: 'roles',
        label: t({ id: 'management.page.users.roles-title', message: '角色和状态' }),
        run: editRoles,
      },
      {
        key: 'reset',
        label: t({ id: 'management.page.users.reset', message: '重置密码' }),
        run: issueResetLink,
      },
    ],
    columns: [
      {
        key: 'name',
        title: t({ id: 'management.page.users.name', message: '用户' }),
        kind: 'text',
        isName: true,
        isSortable: true,
        fixed: 'start',
        render: ({ name, account }) => <NameAndSlug name={name} slug={account} />,
      },
      {
        key: 'mail',
        title: t({ id: 'management.page.users.mail', message: '邮箱' }),
        kind: 'text',
        isSortable: true,
      },
      {
        key: 'access',
        title: t({ id: 'management.page.users.access', message: '角色' }),
        kind: 'tags',
        isSearchable: true,
        options: ROLES.map((value) => ({ value, label: roles[value] })),
        render: ({ access }) => access.map((role) => roles[role]).join(' · ') || '–',
      },
      {
        key: 'status',
        title: t({ id: 'management.page.users.status', message: '状态' }),
        kind: 'select',
        isSortable: true,
        isSearchable: true,
        options: (['active', 'disabled'] as const).map((value) => ({ value, label: statuses[value] })),
        render: ({ status }) => (
          <StatusMark tone={status === 'active' ? 'success' : 'quiet'}>{statuses[status]}</StatusMark>
        ),
      },
      {
        key: 'createdAt',
        title: t({ id: 'management.page.users.created-at', message: '注册时间' }),
        kind: 'date',
        isSortable: true,
        isSearchable: true,
      },
    ],
  };
}
