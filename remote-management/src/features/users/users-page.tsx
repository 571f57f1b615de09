import { type BodyOf, type UserRow, userCreateCall, userImportCall, userListCall } from '@atrium/contract';
import { request, useSetPaneAtom } from '@atrium/runtime';
import { createRowSource, type FormDefinition, TableScreen } from '@atrium/table';
import { IconEdit } from '@atrium/ui/shell';
import { NAME_COLUMN, SEARCHABLE_COLUMN } from '../../list/column-defaults.ts';
import { NameAndSlug } from '../../list/name-and-slug.tsx';
import { toResetLink } from './to-reset-link.ts';
import { useRoleChoices } from './use-role-choices.ts';
import { useUserLabels } from './use-user-labels.ts';
import {
  openFactorResetAtom,
  openResetLinkAtom,
  openRolesFormAtom,
  showInvitationAtom,
} from './user-atoms.ts';
import { UserDrawer } from './user-drawer.tsx';

const source = createRowSource<UserRow>(userListCall);
const renderName = ({ name, account }: UserRow) => <NameAndSlug name={name} slug={account} />;

/** The users of the deployment and their roles. */
export function UsersPage() {
  const labels = useUserLabels();
  const roleChoices = useRoleChoices();
  return (
    <TableScreen
      definition={{
        name: 'management-users',
        title: labels.title,
        description: labels.pageDescription,
        keyword: labels.search,
        empty: { title: labels.empty },
        source,
        rowKey: ({ id }) => id,
        rowName: ({ name }) => name,
        refreshChoices: [10, 30, 60],
        rowActions: [
          {
            key: 'roles',
            label: labels.editRoles,
            icon: <IconEdit aria-hidden />,
            run: useSetPaneAtom(openRolesFormAtom),
          },
          {
            key: 'reset',
            label: labels.resetPassword,
            run: useSetPaneAtom(openResetLinkAtom),
          },
          {
            key: 'factor',
            label: labels.resetFactor,
            isDangerous: true,
            isOffered: ({ hasSecondFactor }) => hasSecondFactor === true,
            run: useSetPaneAtom(openFactorResetAtom),
          },
        ],
        columns: [
          {
            key: 'name',
            title: labels.userColumn,
            ...NAME_COLUMN,
            width: 180,
            render: renderName,
            secondLine: ({ account }) => account,
          },
          { key: 'mail', title: labels.mail, kind: 'text', width: 200, isSortable: true },
          {
            key: 'access',
            title: labels.access,
            kind: 'tags',
            width: 184,
            isSearchable: true,
            options: roleChoices,
          },
          {
            key: 'status',
            title: labels.status,
            kind: 'select',
            width: 96,
            ...SEARCHABLE_COLUMN,
            options: labels.statusChoices,
          },
          { key: 'lastSeenAt', title: labels.lastSeenAt, kind: 'date', width: 160 },
          {
            key: 'hasSecondFactor',
            title: labels.secondFactor,
            kind: 'select',
            width: 100,
            value: ({ hasSecondFactor }) => (hasSecondFactor ? 'on' : 'off'),
            options: labels.factorChoices,
          },
          {
            key: 'isManaged',
            title: labels.source,
            kind: 'select',
            width: 120,
            isHidden: true,
            value: ({ isManaged }) => (isManaged ? 'scim' : 'console'),
            options: labels.sourceChoices,
          },
          {
            key: 'createdAt',
            title: labels.createdAt,
            kind: 'date',
            width: 160,
            isHidden: true,
            ...SEARCHABLE_COLUMN,
          },
        ],
        form: useUserForm(),
      }}
    >
      <UserDrawer />
    </TableScreen>
  );
}

/** Returns the form that adds a user. After a save, the drawer shows the link with which the user sets a password. */
function useUserForm(): FormDefinition<UserRow> {
  const labels = useUserLabels();
  const showInvitation = useSetPaneAtom(showInvitationAtom);
  return {
    schema: userCreateCall.body,
    noun: labels.noun,
    noteForNew: labels.firstPasswordNote,
    source: {
      async create(draft) {
        const body = draft as BodyOf<typeof userCreateCall>;
        const added = await request(userCreateCall, body, { isSilent: true });
        showInvitation(added.user, toResetLink(added));
        return added.user;
      },
      importRows: (batch, signal) =>
        request(userImportCall, batch as BodyOf<typeof userImportCall>, { isSilent: true, signal }),
    },
    fields: {
      name: { label: labels.name },
      account: { label: labels.account, isCode: true, rule: labels.accountRule },
      mail: { kind: 'text' },
      mobile: { label: labels.mobile, hint: labels.mobileHint, rule: labels.mobileRule },
      access: { kind: 'choices', initial: ['user'] },
    },
  };
}
