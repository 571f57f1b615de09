import type { MenuItem } from '@atrium/contract';
import { msg } from '@lingui/core/macro';

/**
 * The menu labels that the host defines. An entry of the side menu belongs to the label that its `header`
 * names. A path that begins with `#` is not an address: such a label leads to the first of its entries.
 */
export const BUILT_IN_MENU_LABELS: readonly MenuItem[] = [
  {
    path: '#workspace',
    name: 'workspace',
    title: msg({ id: 'host.menu.header.workspace', message: 'Workspace' }).id,
    icon: 'apps',
  },
  {
    path: '#platform',
    name: 'platform',
    title: msg({ id: 'host.menu.header.platform', message: 'Platform' }).id,
    icon: 'settings',
  },
];
