import type { MenuItem } from '@atrium/contract';
import { getDirection, localeAtom } from '@atrium/i18n';
import { IconExclamationCircle, Tooltip } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { memo } from 'react';
import { useNavigationState } from '../../../navigation/history/use-navigation-state.ts';
import { useTranslateTitle } from '../../../navigation/title/use-translate-title.ts';
import { EntryLink } from '../entry/entry-link.tsx';
import { MenuIcon } from '../entry/menu-icon.tsx';
import { knownSideBadgesAtom } from '../state/known-badges-atom.ts';
import { FavoriteButton } from './favorite-button.tsx';
import { getEntryClass } from './get-entry-class.ts';
import { isFailedPathAtom } from './is-failed-path-atom.ts';
import styles from './side-menu.module.css';
import { useSideMenu } from './side-menu-context.ts';

/** A link to a page. If the page's remote is unavailable, the entry shows that. */
export function MenuLink({ item }: { readonly item: MenuItem }) {
  const translateTitle = useTranslateTitle();
  const { trail, variant } = useSideMenu();
  const { pathname, search } = useNavigationState().location;
  const side = getDirection(useAtomValue(localeAtom)) === 'rtl' ? 'left' : 'right';
  const isPage = item.path === pathname || item.path === pathname + search;
  // The value of `aria-current` for the entry of the nearest parent page, if the current page has no entry itself.
  const trailValue = trail.at(-1) === item.path ? 'true' : undefined;
  return (
    <MenuRow
      item={item}
      title={translateTitle(item.title)}
      variant={variant}
      side={side}
      current={isPage ? 'page' : trailValue}
    />
  );
}

interface MenuRowProps {
  readonly item: MenuItem;
  readonly title: string;
  readonly variant: ReturnType<typeof useSideMenu>['variant'];
  readonly side: 'left' | 'right';
  readonly current: 'page' | 'true' | undefined;
}

/**
 * The row of an entry. It is memoized, so a navigation renders only the rows of the previous and the new page, and the
 * router's links in the other rows.
 */
const MenuRow = memo(function MenuRow({ item, title, variant, side, current }: MenuRowProps) {
  const row = (
    <div className={styles.row}>
      <EntryLink path={item.path} className={getEntryClass(variant)} current={current}>
        <EntryContent item={item} title={title} />
      </EntryLink>
      {variant === 'full' ? <FavoriteButton path={item.path} title={title} /> : null}
    </div>
  );
  if (variant !== 'icons') return row;
  return (
    <Tooltip content={title} position={side} trigger={['hover', 'focus']} mini>
      {row}
    </Tooltip>
  );
});

function EntryContent({ item, title }: { readonly item: MenuItem; readonly title: string }) {
  const { t } = useLingui();
  const badge = useAtomValue(knownSideBadgesAtom)[item.path];
  const isFailed = useAtomValue(isFailedPathAtom)(item.path);
  return (
    <>
      <span className={styles.icon}>
        <MenuIcon name={item.icon} />
      </span>
      <span className={styles.title}>{title}</span>
      {badge ? <span className={styles.badge}>{badge}</span> : null}
      {isFailed ? (
        <span className={styles.failed}>
          <IconExclamationCircle aria-hidden="true" />
          <span className={styles.hiddenText}>
            {t({ id: 'host.menu.sider.failed', message: 'Unavailable' })}
          </span>
        </span>
      ) : null}
    </>
  );
}
