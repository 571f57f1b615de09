import { IconLeft, IconRight } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { type MouseEvent, type ReactNode, useCallback, useRef, useState } from 'react';
import { ContextMenu } from '../../../components/menu-button/context-menu.tsx';
import { openTabsAtom } from '../state/open-tabs-atom.ts';
import styles from './tab-bar.module.css';
import { TabButton } from './tab-button.tsx';
import { useStripScroll } from './use-strip-scroll.ts';
import { useTabChoices } from './use-tab-choices.ts';
import { useTabDrag } from './use-tab-drag.ts';
import { useTabKeys } from './use-tab-keys.ts';

/** The row of tabs. It scrolls by wheel, touch and arrow buttons, and tabs can be reordered by dragging. */
export function TabStrip() {
  const { t } = useLingui();
  const tabs = useAtomValue(openTabsAtom);
  const strip = useRef<HTMLDivElement>(null);
  const scroll = useStripScroll(strip);
  const drag = useTabDrag(strip);
  const keys = useTabKeys(strip);
  const menu = useTabMenu();
  return (
    <>
      {scroll.isLong ? (
        <ScrollButton
          label={t({ id: 'host.component.tabs.earlier', message: 'Previous tabs' })}
          isEnabled={scroll.hasBefore}
          press={scroll.scrollBack}
        >
          <IconLeft />
        </ScrollButton>
      ) : null}
      <div
        ref={strip}
        role="tablist"
        aria-label={t({ id: 'host.component.tabs.label', message: 'Open tabs' })}
        className={styles.strip}
        data-cut={scroll.isCut}
        data-continues={scroll.hasAfter}
        onKeyDown={keys.handleKey}
        onFocus={keys.trackFocus}
        onClickCapture={drag.suppressClick}
      >
        {tabs.map((tab) => (
          <TabButton
            key={tab.id}
            tab={tab}
            isTabStop={tab.id === keys.tabStopId}
            isDragged={tab.id === drag.draggedId}
            onGrab={drag.grab}
            onMenu={menu.open}
          />
        ))}
      </div>
      {scroll.isLong ? (
        <ScrollButton
          label={t({ id: 'host.component.tabs.later', message: 'Next tabs' })}
          isEnabled={scroll.hasAfter}
          press={scroll.scrollForward}
        >
          <IconRight />
        </ScrollButton>
      ) : null}
      <p className={styles.visuallyHidden} role="status">
        {keys.announcement}
      </p>
      {menu.position ? <TabMenu key={menu.position.id} {...menu.position} onClose={menu.close} /> : null}
    </>
  );
}

interface ScrollButtonProps {
  readonly label: string;
  /** Whether there are more tabs on its side. */
  readonly isEnabled: boolean;
  readonly press: () => void;
  readonly children: ReactNode;
}

function ScrollButton({ label, isEnabled, press, children }: ScrollButtonProps) {
  return (
    <button
      type="button"
      className={styles.arrow}
      aria-label={label}
      title={label}
      disabled={!isEnabled}
      onClick={press}
    >
      {children}
    </button>
  );
}

interface MenuPosition {
  readonly id: string;
  readonly x: number;
  readonly y: number;
}

function TabMenu({ id, x, y, onClose }: MenuPosition & { readonly onClose: () => void }) {
  const { t } = useLingui();
  const choices = useTabChoices(id);
  const name = t({ id: 'host.component.tabs.menu', message: 'Tab actions' });
  return <ContextMenu name={name} x={x} y={y} choices={choices} onClose={onClose} />;
}

function useTabMenu() {
  const [position, setPosition] = useState<MenuPosition>();
  const close = useCallback(() => setPosition(undefined), []);
  return {
    position,
    close,
    open(event: MouseEvent, id: string): void {
      event.preventDefault();
      const { left, bottom } = event.currentTarget.getBoundingClientRect();
      // The keyboard opens the menu without a pointer position, so it opens below the tab.
      const isPointed = event.clientX > 0 || event.clientY > 0;
      setPosition(isPointed ? { id, x: event.clientX, y: event.clientY } : { id, x: left, y: bottom });
    },
  };
}
