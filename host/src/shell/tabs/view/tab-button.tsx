import { layoutSettingsAtom } from '@atrium/runtime';
import { IconClose } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useStore } from 'jotai';
import type { MouseEvent, PointerEvent } from 'react';
import { useTranslateTitle } from '../../../navigation/title/use-translate-title.ts';
import { MenuIcon } from '../../menu/entry/menu-icon.tsx';
import { closeTabsAtom } from '../state/close-atoms.ts';
import type { OpenTab } from '../state/open-tabs-atom.ts';
import { reloadTabAtom, switchToTabAtom } from '../state/switch-atoms.ts';
import { DirtyMark } from './dirty-mark.tsx';
import styles from './tab-bar.module.css';

interface TabButtonProps {
  readonly tab: OpenTab;
  /** Whether this tab is the tab stop of the bar. */
  readonly isTabStop: boolean;
  readonly isDragged: boolean;
  /** Called when a pointer is pressed on the tab, which may begin a drag. */
  readonly onGrab: (event: PointerEvent, id: string) => void;
  readonly onMenu: (event: MouseEvent, id: string) => void;
}

/**
 * A tab. A click switches to it, or reloads it when it is already on screen. Its close button and a middle click close
 * it. The close button is for pointers only, because nothing inside a tab may take the focus. The keyboard uses Delete.
 */
export function TabButton({ tab, isTabStop, isDragged, onGrab, onMenu }: TabButtonProps) {
  const { t } = useLingui();
  const store = useStore();
  const translateTitle = useTranslateTitle();
  const { showsTabIcons } = useAtomValue(layoutSettingsAtom);
  const { id, isCurrent, isClosable, isPinned } = tab;
  const title = translateTitle(tab.title);
  const close = (): void => store.set(closeTabsAtom, 'one', id);

  function press({ target }: MouseEvent): void {
    if (target instanceof Element && target.closest('[data-closes]')) close();
    else store.set(isCurrent ? reloadTabAtom : switchToTabAtom, id);
  }

  return (
    <button
      type="button"
      role="tab"
      data-tab={id}
      data-pinned={isPinned}
      data-dragged={isDragged}
      className={styles.tab}
      tabIndex={isTabStop ? 0 : -1}
      aria-selected={isCurrent}
      aria-keyshortcuts={isClosable ? 'Delete' : undefined}
      title={title}
      onClick={press}
      onAuxClick={({ button }) => {
        if (button === 1) close();
      }}
      onMouseDown={(event) => {
        // The middle button would otherwise start to scroll the page.
        if (event.button === 1) event.preventDefault();
      }}
      onPointerDown={(event) => onGrab(event, id)}
      onContextMenu={(event) => onMenu(event, id)}
    >
      {showsTabIcons ? <MenuIcon name={tab.icon} /> : null}
      <span className={styles.title}>{title}</span>
      {tab.isDirty ? <DirtyMark /> : null}
      {isPinned ? (
        <span className={styles.visuallyHidden}>
          {t({ id: 'host.component.tabs.pinned', message: 'Pinned' })}
        </span>
      ) : null}
      {isClosable ? (
        <span className={styles.cross} data-closes="" aria-hidden="true">
          <IconClose />
        </span>
      ) : null}
    </button>
  );
}
