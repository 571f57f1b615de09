import { IconStar, IconStarFill } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { isFavoriteAtom, toggleFavoriteAtom } from '../state/favorites.ts';
import styles from './side-menu.module.css';

interface FavoriteButtonProps {
  readonly path: string;
  readonly title: string;
}

/** Adds a page to the favorites or removes it. */
export function FavoriteButton({ path, title }: FavoriteButtonProps) {
  const { t } = useLingui();
  const isFavorite = useAtomValue(isFavoriteAtom)(path);
  const toggle = useSetAtom(toggleFavoriteAtom);
  return (
    <button
      type="button"
      className={styles.star}
      aria-pressed={isFavorite}
      aria-label={t({ id: 'host.menu.sider.favorite', message: `Favorite: ${title}` })}
      onClick={() => toggle(path)}
    >
      {isFavorite ? <IconStarFill aria-hidden="true" /> : <IconStar aria-hidden="true" />}
    </button>
  );
}
