import type { MenuItem } from '@atrium/contract';
import { useAtomValue } from 'jotai';
import { MenuButton } from '../../../components/menu-button/menu-button.tsx';
import { useTranslateTitle } from '../../../navigation/title/use-translate-title.ts';
import { EntryLink } from '../entry/entry-link.tsx';
import { MenuIcon } from '../entry/menu-icon.tsx';
import { getEntryName } from '../state/header-labels.ts';
import { knownHeaderBadgesAtom } from '../state/known-badges-atom.ts';
import styles from './header-menu.module.css';
import { useOpenEntry } from './use-open-entry.ts';

interface HeaderMenuEntryProps {
  readonly item: MenuItem;
  readonly isCurrent: boolean;
}

/** An entry of the header menu. If it has entries of its own, it opens them below. */
export function HeaderMenuEntry({ item, isCurrent }: HeaderMenuEntryProps) {
  const translateTitle = useTranslateTitle();
  const open = useOpenEntry();
  const badges = useAtomValue(knownHeaderBadgesAtom);
  const badge = badges[item.path] ?? badges[getEntryName(item)];
  const title = translateTitle(item.title);
  const content = (
    <>
      <MenuIcon name={item.icon} />
      <span>{title}</span>
      {badge ? <span className={styles.badge}>{badge}</span> : null}
    </>
  );
  if (!item.children?.length) {
    return (
      <EntryLink path={item.path} className={styles.entry} current={isCurrent ? 'true' : undefined}>
        {content}
      </EntryLink>
    );
  }
  return (
    <MenuButton
      opensOnHover
      name={badge ? `${title} ${badge}` : title}
      choices={item.children.map((child) => ({
        key: child.path,
        label: translateTitle(child.title),
        icon: <MenuIcon name={child.icon} />,
        choose: () => open(child.path),
      }))}
    >
      {content}
    </MenuButton>
  );
}
