import { IconSearch } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import type { SearchItem } from '../search-item.ts';
import { getOptionId } from './get-option-id.ts';
import styles from './palette.module.css';
import { PaletteHints } from './palette-hints.tsx';
import { PaletteList } from './palette-list.tsx';
import { usePalette } from './use-palette.ts';
import { usePaletteItems } from './use-palette-items.ts';

interface PaletteProps {
  readonly choose: (item: SearchItem) => void;
  readonly requestSignOut: () => void;
  readonly close: () => void;
}

/** The search box and its results. */
export function Palette({ choose, requestSignOut, close }: PaletteProps) {
  const { t } = useLingui();
  const listId = useId();
  const [query, setQuery] = useState('');
  const items = usePaletteItems(query, requestSignOut);
  const { active, setActiveId, handleKey } = usePalette(items.groups, choose);
  return (
    <div className={styles.palette}>
      <div className={styles.head}>
        <IconSearch aria-hidden="true" />
        <input
          className={styles.input}
          dir="auto"
          role="combobox"
          aria-label={t({ id: 'host.component.search.label', message: 'Search the console' })}
          aria-expanded={items.groups.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={active ? getOptionId(listId, active.id) : undefined}
          placeholder={t({
            id: 'host.component.search.placeholder',
            message: 'Search apps, runs and pages',
          })}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
            // No item has this ID, so the first one becomes active.
            setActiveId('');
          }}
          onKeyDown={handleKey}
        />
        <button type="button" className={styles.cancel} onClick={close}>
          {t({ id: 'host.component.search.cancel', message: 'Cancel' })}
        </button>
      </div>
      <PaletteList
        id={listId}
        groups={items.groups}
        activeId={active?.id}
        setActiveId={setActiveId}
        choose={choose}
      />
      <PaletteHints query={query} items={items} />
    </div>
  );
}
