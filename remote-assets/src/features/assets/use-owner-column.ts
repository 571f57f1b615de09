import type { AppRow } from '@atrium/contract';
import type { ColumnDefinition } from '@atrium/table';
import { useLingui } from '@lingui/react/macro';
import { useOwnerOptions } from './use-owner-options.ts';

/** Whose apps these are: a column for admins alone, for only they may know who else there is. */
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
