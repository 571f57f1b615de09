import type { MenuItem } from '@atrium/contract';
import { msg } from '@lingui/core/macro';

/**
 * The labels of the header menu that the host defines. An entry of the side menu stands under the one that its `header`
 * names. A path that begins with `#` is no address: such a label leads to the first of its entries.
 */
export const HEADER_MENU: readonly MenuItem[] = [
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
