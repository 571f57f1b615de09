import { type BodyOf, type UserRow, userCreateCall, userListCall } from '@atrium/contract';
import { request, useSetPaneAtom } from '@atrium/runtime';
import { callSource, type FormDefinition, TableScreen } from '@atrium/table';
import { FINDABLE, NAMING } from '../../list/column-habits.ts';
import { NameAndSlug } from '../../list/name-and-slug.tsx';
import { resetLinkOf } from './reset-link-of.ts';
import { useUserWords } from './use-user-words.ts';
import { editRolesAtom, issueResetLinkAtom, showLinkAtom } from './user-atoms.ts';
import { UserPanel } from './user-panel.tsx';

const source = callSource<UserRow>(userListCall);
const nameOf = ({ name, account }: UserRow) => <NameAndSlug name={name} slug={account} />;

/** The people of the platform, and what they may do. */
export function UsersPage() {
  const words = useUserWords();
  return (
    <TableScreen
      definition={{
        name: 'management-users',
        title: words.title,
        line: words.line,
        keyword: words.search,
        empty: { title: words.empty },
        source,
        rowKey: ({ id }) => id,
        rowName: ({ name }) => name,
        refreshChoices: [10, 30, 60],
        rowActions: [
          { key: 'roles', label: words.changeRoles, run: useSetPaneAtom(editRolesAtom) },
          { key: 'reset', label: words.resetPassword, run: useSetPaneAtom(issueResetLinkAtom) },
        ],
        columns: [
          { key: 'name', title: words.name, ...NAMING, width: 180, render: nameOf },
          { key: 'mail', title: words.mail, kind: 'text', width: 165, isSortable: true },
          {
            key: 'access',
            title: words.access,
            kind: 'tags',
            width: 184,
            isSearchable: true,
            options: words.roleChoices,
          },
          {
            key: 'status',
            title: words.status,
            kind: 'select',
            width: 96,
            ...FINDABLE,
            options: words.statusChoices,
          },
          { key: 'createdAt', title: words.createdAt, kind: 'date', width: 160, ...FINDABLE },
        ],
        form: useUserForm(),
      }}
    >
      <UserPanel />
    </TableScreen>
  );
}

/** How somebody is added, who then sets a password by the link that is shown. */
function useUserForm(): FormDefinition<UserRow> {
  const words = useUserWords();
  const showLink = useSetPaneAtom(showLinkAtom);
  return {
    schema: userCreateCall.body,
    noun: words.noun,
    source: {
      async create(draft) {
        const body = draft as BodyOf<typeof userCreateCall>;
        const added = await request(userCreateCall, body, { isSilent: true });
        showLink(added.user, resetLinkOf(added));
        return added.user;
      },
    },
    fields: {
      name: { label: words.fullName },
      account: { label: words.account, isCode: true, rule: words.accountRule },
      mail: { kind: 'text' },
      mobile: { label: words.mobile, hint: words.mobileHint, rule: words.mobileRule },
      access: { initial: ['user'], hint: words.firstPassword },
    },
  };
}
