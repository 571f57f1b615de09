import type { AppRow } from '@atrium/contract';
import type { ColumnDefinition } from '@atrium/table';
import { useLingui } from '@lingui/react/macro';
import { useOwnerOptions } from './use-owner-options.ts';

/** Returns the owner column. Only for admins: only they may see other users. */
export function useOwnerColumn(): ColumnDefinition<AppRow> {
  const { t } = useLingui();
  return {
    key: 'ownerId',
    title: t({ id: 'assets.page.assets.owner', message: 'Owner' }),
    kind: 'select',
    isSearchable: true,
    options: useOwnerOptions(),
    value: ({ ownerName }) => ownerName,
  };
}
