import type { KeyScope } from '@atrium/contract';
import { useLingui } from '@lingui/react/macro';

/** Returns the labels of the scopes of a key. Each label states what the scope allows. */
export function useScopeLabels(): Readonly<Record<KeyScope, string>> {
  const { t } = useLingui();
  return {
    invoke: t({ id: 'assets.page.api.scope-invoke', message: 'Run' }),
    read: t({ id: 'assets.page.api.scope-read', message: 'Read app details and usage' }),
    batch: t({ id: 'assets.page.api.scope-batch', message: 'Run batches' }),
    manage: t({
      id: 'assets.page.api.scope-manage',
      message: 'Manage keys, import and export app definitions',
    }),
  };
}
