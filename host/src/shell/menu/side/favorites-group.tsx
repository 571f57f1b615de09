import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { favoriteEntriesAtom } from '../state/favorites.ts';
import { MenuList } from './menu-list.tsx';
import { SideMenuContext, useSideMenu } from './side-menu-context.ts';
import { useOpenGroups } from './use-open-groups.ts';

const PATH = '#favorites';

/** The favorites, above everything else. The group opens and closes independently of the others. */
export function FavoritesGroup() {
  const { t } = useLingui();
  const entries = useAtomValue(favoriteEntriesAtom);
  const { look } = useSideMenu();
  const groups = useOpenGroups({
    initial: look === 'full' ? [PATH] : [],
    resetKey: look,
    isAccordion: true,
  });
  if (entries.length === 0) return null;
  const title = t({ id: 'host.menu.sider.favorites', message: 'Favorites' });
  return (
    <SideMenuContext value={{ trail: [], groups, look }}>
      <MenuList items={[{ path: PATH, title, icon: 'star', children: entries }]} />
    </SideMenuContext>
  );
}
