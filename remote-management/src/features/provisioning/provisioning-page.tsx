import { API_LIMITS, type BodyOf, type ScimToken, scimCalls } from '@atrium/contract';
import { request, useSetPaneAtom } from '@atrium/runtime';
import { createRowSource, type FormDefinition, TableScreen } from '@atrium/table';
import { NAME_COLUMN, SEARCHABLE_COLUMN } from '../../list/column-defaults.ts';
import { SecretDrawer } from './secret-drawer.tsx';
import { showSecretAtom } from './token-atoms.ts';
import { useProvisioningLabels } from './use-provisioning-labels.ts';

const source = createRowSource<ScimToken>(scimCalls.list);

/** The tokens with which directories manage users and groups by SCIM. */
export function ProvisioningPage() {
  const labels = useProvisioningLabels();
  return (
    <TableScreen
      definition={{
        name: 'management-provisioning',
        title: labels.title,
        description: labels.pageDescription,
        keyword: labels.search,
        empty: { title: labels.empty, description: labels.emptyDescription },
        source,
        rowKey: ({ id }) => id,
        rowName: ({ name }) => name,
        columns: [
          { key: 'name', title: labels.name, ...NAME_COLUMN },
          { key: 'prefix', title: labels.prefix, kind: 'text', isCode: true, width: 160 },
          { key: 'createdAt', title: labels.createdAt, kind: 'date', width: 160, ...SEARCHABLE_COLUMN },
          { key: 'expiresAt', title: labels.expiresAt, kind: 'date', width: 160 },
          { key: 'lastUsedAt', title: labels.lastUsedAt, kind: 'date', width: 160 },
        ],
        form: useTokenForm(),
      }}
    >
      <SecretDrawer />
    </TableScreen>
  );
}

/** Returns the form that adds a token. After a save, a drawer shows the secret once. */
function useTokenForm(): FormDefinition<ScimToken> {
  const labels = useProvisioningLabels();
  const showSecret = useSetPaneAtom(showSecretAtom);
  return {
    schema: scimCalls.create.body,
    noun: labels.noun,
    source: {
      async create(draft) {
        const body = draft as BodyOf<typeof scimCalls.create>;
        const { token, secret } = await request(scimCalls.create, body, { isSilent: true });
        showSecret(secret);
        return token;
      },
      remove: async (tokens) => void (await request(scimCalls.remove, { ids: tokens.map(({ id }) => id) })),
    },
    fields: {
      name: { label: labels.name },
      days: { label: labels.days, initial: API_LIMITS.scimTokenDays.default },
    },
  };
}
