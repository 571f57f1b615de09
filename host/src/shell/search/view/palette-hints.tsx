import { Spin } from '@atrium/ui/base';
import { Plural, useLingui } from '@lingui/react/macro';
import styles from './palette.module.css';
import type { PaletteItems } from './use-palette-items.ts';

interface PaletteHintsProps {
  readonly query: string;
  readonly items: PaletteItems;
}

/** Shows the number of matches, also to screen readers, and the keys that can be used. */
export function PaletteHints({ query, items }: PaletteHintsProps) {
  const { t } = useLingui();
  return (
    <div className={styles.foot}>
      <p role="status" className={styles.status}>
        <ResultStatus query={query} items={items} />
      </p>
      <p className={styles.keys} aria-hidden="true">
        <kbd>↑</kbd>
        <kbd>↓</kbd>
        {t({ id: 'host.component.search.move', message: 'Navigate' })}
        <kbd>↵</kbd>
        {t({ id: 'host.component.search.open', message: 'Open' })}
      </p>
    </div>
  );
}

function ResultStatus({ query, items }: PaletteHintsProps) {
  const { t } = useLingui();
  const typed = query.trim();
  if (typed === '') return null;
  if (items.isSearching) {
    return (
      <>
        <Spin />
        {t({ id: 'host.component.search.searching', message: 'Searching records' })}
      </>
    );
  }
  if (items.isIncomplete) {
    return t({
      id: 'host.component.search.incomplete',
      message: 'Some records cannot be searched right now',
    });
  }
  const count = items.groups.reduce((sum, { items }) => sum + items.length, 0);
  if (count === 0)
    return t({ id: 'host.component.search.none', message: `No results for “${{ query: typed }}”` });
  return <Plural id="host.component.search.count" value={count} one="# result" other="# results" />;
}
