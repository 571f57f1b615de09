import { IconPlus, IconPoweroff, IconSkin } from '@atrium/ui/shell';
import { type ReactNode, useEffect, useRef } from 'react';
import { LanguageIcon } from '../../../components/locale-picker/language-icon.tsx';
import { MenuIcon } from '../../menu/entry/menu-icon.tsx';
import type { FoundItem } from '../find/find-groups.ts';
import type { SearchItem } from '../search-item.ts';
import { getOptionId } from './get-option-id.ts';
import { MarkedText } from './marked-text.tsx';
import styles from './palette.module.css';

/** Icons of actions. Pages have the icons of the menu. */
const ICONS: Readonly<Record<string, ReactNode>> = {
  plus: <IconPlus aria-hidden="true" />,
  skin: <IconSkin aria-hidden="true" />,
  poweroff: <IconPoweroff aria-hidden="true" />,
  language: <LanguageIcon />,
};

/** The icon of an item in the palette. */
function ItemIcon({ name }: { readonly name: string | undefined }) {
  return ICONS[name ?? ''] ?? <MenuIcon name={name} />;
}

interface PaletteOptionProps {
  readonly listId: string;
  readonly found: FoundItem;
  readonly isActive: boolean;
  readonly setActiveId: (id: string) => void;
  readonly choose: (item: SearchItem) => void;
}

/** One item of the palette. The active item is scrolled into view. */
export function PaletteOption({ listId, found, isActive, setActiveId, choose }: PaletteOptionProps) {
  const { item, ranges } = found;
  const element = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isActive) element.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isActive]);
  return (
    <button
      ref={element}
      type="button"
      id={getOptionId(listId, item.id)}
      className={styles.option}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      // Not `onPointerEnter`, because a pointer that rests where the list appears must not select an item.
      onPointerMove={() => setActiveId(item.id)}
      // The focus stays in the search box.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => choose(item)}
    >
      <ItemIcon name={item.icon} />
      <span className={styles.title} title={item.title}>
        <MarkedText text={item.title} ranges={ranges} />
      </span>
      {item.detail ? <span className={styles.detail}>{item.detail}</span> : null}
    </button>
  );
}
