import type { MenuItem } from '@atrium/contract';
import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { MenuButton } from '../../../components/menu-button/menu-button.tsx';
import { useNavigationState } from '../../../navigation/history/use-navigation-state.ts';
import { useTranslateTitle } from '../../../navigation/title/use-translate-title.ts';
import { MenuIcon } from '../entry/menu-icon.tsx';
import { findMenuTrail } from '../state/find-menu-trail.ts';
import styles from './header-menu.module.css';
import { HeaderMenuEntry } from './header-menu-entry.tsx';
import { useFittingCount } from './use-fitting-count.ts';
import { useHeaderMenu, useRememberEntryName } from './use-header-menu.ts';
import { useOpenEntry } from './use-open-entry.ts';

/** The header menu: pages, and menu labels that select the entries of the side menu. */
export function HeaderMenu() {
  const { isShown, items, current } = useHeaderMenu();
  useRememberEntryName();
  return isShown ? <HeaderMenuList items={items} current={current} /> : null;
}

interface EntriesProps {
  readonly items: readonly MenuItem[];
  readonly current: MenuItem | undefined;
}

/** The entries that fit, and a button that opens a menu with the others. */
function HeaderMenuList({ items, current }: EntriesProps) {
  const { t } = useLingui();
  const list = useRef<HTMLUListElement>(null);
  const fittingCount = useFittingCount(list, items.length);
  const rest = items.slice(fittingCount);
  return (
    <nav className={styles.menu} aria-label={t({ id: 'host.menu.header.label', message: 'Header menu' })}>
      <ul ref={list} className={styles.list}>
        {items.map((item, index) => (
          <li key={item.path} className={styles.item} inert={index >= fittingCount}>
            <HeaderMenuEntry item={item} isCurrent={item === current} />
          </li>
        ))}
      </ul>
      {rest.length > 0 ? <MoreButton items={rest} current={current} /> : null}
    </nav>
  );
}

function MoreButton({ items, current }: EntriesProps) {
  const { t } = useLingui();
  const translateTitle = useTranslateTitle();
  const open = useOpenEntry();
  const { pathname } = useNavigationState().location;
  const isCurrent = current !== undefined && items.includes(current);
  // The page of a group, or else the current entry itself.
  const currentPage = isCurrent ? (findMenuTrail([current], pathname).at(-1) ?? current) : undefined;
  const pages = items.flatMap((item) => (item.children?.length ? item.children : [item]));
  const label = t({ id: 'host.menu.header.more', message: 'More' });
  return (
    <MenuButton
      name={label}
      choices={pages.map((item) => ({
        key: item.path,
        label: translateTitle(item.title),
        icon: <MenuIcon name={item.icon} />,
        isCurrent: item === currentPage,
        choose: () => open(item.path),
      }))}
    >
      <span className={styles.more} data-current={isCurrent}>
        {label}
      </span>
    </MenuButton>
  );
}
