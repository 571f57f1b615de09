import { useScrollFades } from '@atrium/ui/controls';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import styles from './tab-list.module.css';

interface TabListProps<Id extends string> {
  /** The accessible label of the tab list. */
  readonly label: string;
  readonly tabs: readonly { readonly id: Id; readonly name: string }[];
  readonly chosen: Id;
  /** The id of the panel's element. The element id of a tab consists of this id and the tab's own id. */
  readonly panelId: string;
  onChoose(id: Id): void;
}

/** Returns the element id of a tab, which labels the panel. */
export function getTabElementId(panelId: string, id: string): string {
  return `${panelId}-${id}`;
}

/**
 * A row of tabs. Arrow keys, Home and End move between them. If the row is too narrow, it scrolls, fades where it
 * continues, and shows the chosen tab, also after its width changes.
 */
export function TabList<Id extends string>({ label, tabs, chosen, panelId, onChoose }: TabListProps<Id>) {
  const row = useRef<HTMLDivElement>(null);
  useScrollFades(row);
  useEffect(() => {
    const outer = row.current;
    const tab = document.getElementById(getTabElementId(panelId, chosen));
    if (!outer || !tab) return undefined;
    const observer = new ResizeObserver(() => scrollToCenter(outer, tab));
    observer.observe(outer);
    return () => observer.disconnect();
  }, [panelId, chosen]);
  const move = (event: KeyboardEvent) => {
    const current = tabs.findIndex(({ id }) => id === chosen);
    const index = findNextIndex(event, current, tabs.length);
    const next = tabs[index];
    if (!next) return;
    event.preventDefault();
    onChoose(next.id);
    const button = event.currentTarget.children[index];
    if (button instanceof HTMLElement) button.focus();
  };
  return (
    <div ref={row} className={styles.tabs} role="tablist" aria-label={label} onKeyDown={move}>
      {tabs.map(({ id, name }) => (
        <button
          key={id}
          id={getTabElementId(panelId, id)}
          type="button"
          role="tab"
          className={styles.tab}
          aria-selected={id === chosen}
          aria-controls={panelId}
          tabIndex={id === chosen ? 0 : -1}
          onClick={() => onChoose(id)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}

/** Scrolls a row so that the tab is in its center, as far as the row can scroll. The page does not scroll. */
function scrollToCenter(row: HTMLElement, tab: HTMLElement): void {
  const [outer, inner] = [row.getBoundingClientRect(), tab.getBoundingClientRect()];
  row.scrollLeft += inner.left - outer.left - (outer.width - inner.width) / 2;
}

/** Returns the index of the tab to which a key moves the selection, or −1 for another key. */
function findNextIndex(event: KeyboardEvent, current: number, count: number): number {
  const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
  const forward = isRightToLeft ? 'ArrowLeft' : 'ArrowRight';
  const back = isRightToLeft ? 'ArrowRight' : 'ArrowLeft';
  if (event.key === forward) return (current + 1) % count;
  if (event.key === back) return (current + count - 1) % count;
  if (event.key === 'Home') return 0;
  return event.key === 'End' ? count - 1 : -1;
}
