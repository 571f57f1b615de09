import type { MenuItem } from '@atrium/contract';
import { useAtomValue } from 'jotai';
import { MenuButton } from '../../components/menu-button/menu-button.tsx';
import { useTitles } from '../../navigation/use-titles.ts';
import { EntryLink } from './entry-link.tsx';
import { labelOf } from './header-labels.ts';
import { knownHeaderBadgesAtom } from './known-badges-atom.ts';
import { MenuIcon } from './menu-icon.tsx';
import styles from './top-menu.module.css';
import { useOpenEntry } from './use-open-entry.ts';

interface TopMenuEntryProps {
  readonly item: MenuItem;
  readonly isCurrent: boolean;
}

/** An entry of the header menu. If it has entries of its own, it opens them below. */
export function TopMenuEntry({ item, isCurrent }: TopMenuEntryProps) {
  const titleOf = useTitles();
  const open = useOpenEntry();
  const badges = useAtomValue(knownHeaderBadgesAtom);
  const badge = badges[item.path] ?? badges[labelOf(item)];
  const title = titleOf(item.title);
  const face = (
    <>
      <MenuIcon name={item.icon} />
      <span>{title}</span>
      {badge ? <span className={styles.badge}>{badge}</span> : null}
    </>
  );
  if (!item.children?.length) {
    return (
      <EntryLink path={item.path} className={styles.entry} current={isCurrent ? 'true' : undefined}>
        {face}
      </EntryLink>
    );
  }
  return (
    <MenuButton
      opensOnHover
      name={badge ? `${title} ${badge}` : title}
      choices={item.children.map((child) => ({
        key: child.path,
        label: titleOf(child.title),
        icon: <MenuIcon name={child.icon} />,
        choose: () => open(child.path),
      }))}
    >
      {face}
    </MenuButton>
  );
}
