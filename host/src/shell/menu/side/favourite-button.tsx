import { IconStar, IconStarFill } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { isFavouriteAtom, toggleFavouriteAtom } from '../state/favourites.ts';
import styles from './side-menu.module.css';

interface FavouriteButtonProps {
  readonly path: string;
  readonly title: string;
}

/** Adds a page to the favorites or removes it. */
export function FavouriteButton({ path, title }: FavouriteButtonProps) {
  const { t } = useLingui();
  const isFavourite = useAtomValue(isFavouriteAtom)(path);
  const toggle = useSetAtom(toggleFavouriteAtom);
  return (
    <button
      type="button"
      className={styles.star}
      aria-pressed={isFavourite}
      aria-label={t({ id: 'host.menu.sider.favourite', message: `Favorite: ${title}` })}
      onClick={() => toggle(path)}
    >
      {isFavourite ? <IconStarFill aria-hidden="true" /> : <IconStar aria-hidden="true" />}
    </button>
  );
}
