import { useLingui } from '@lingui/react/macro';
import type { FoundGroup } from '../find/find-groups.ts';
import type { SearchItem } from '../search-item.ts';
import styles from './palette.module.css';
import { PaletteOption } from './palette-option.tsx';

interface PaletteListProps {
  readonly id: string;
  readonly groups: readonly FoundGroup[];
  readonly activeId: string | undefined;
  readonly setActiveId: (id: string) => void;
  readonly choose: (item: SearchItem) => void;
}

/**
 * The offered items, in groups. The focus stays in the search box. The list only shows which item
 * is active.
 */
export function PaletteList({ id, groups, activeId, setActiveId, choose }: PaletteListProps) {
  const { t } = useLingui();
  return (
    <div
      id={id}
      className={styles.list}
      role="listbox"
      tabIndex={-1}
      aria-label={t({ id: 'host.component.search.results', message: 'Search results' })}
    >
      {groups.map((group) => (
        <fieldset key={group.id} className={styles.group}>
          <legend className={styles.heading}>{group.title}</legend>
          {group.items.map((found) => (
            <PaletteOption
              key={found.item.id}
              listId={id}
              found={found}
              isActive={found.item.id === activeId}
              setActiveId={setActiveId}
              choose={choose}
            />
          ))}
        </fieldset>
      ))}
    </div>
  );
}
