import { deviceAtom, layoutSettingsAtom } from '@atrium/runtime';
import { IconMore } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { MenuButton } from '../../../components/menu-button/menu-button.tsx';
import { reopenTabAtom } from '../state/close-atoms.ts';
import { activeTabAtom } from '../state/tabs-atom.ts';
import styles from './tab-bar.module.css';
import { TabList } from './tab-list.tsx';
import { TabStrip } from './tab-strip.tsx';
import { UndoNotice } from './undo-notice.tsx';
import { useTabChoices } from './use-tab-choices.ts';

/** The open tabs, as a row or, on phones, as a list. It is directly below the header. */
export function TabBar() {
  const { showsTabs } = useAtomValue(layoutSettingsAtom);
  return showsTabs ? <Bar /> : null;
}

function Bar() {
  const { t } = useLingui();
  const isMobile = useAtomValue(deviceAtom) === 'mobile';
  const { isTabsFixed } = useAtomValue(layoutSettingsAtom);
  const choices = useTabChoices(useAtomValue(activeTabAtom)?.id);
  useReopenKey();
  return (
    <div className={`${styles.bar} print-hidden`} data-fixed={isTabsFixed}>
      {isMobile ? <TabList /> : <TabStrip />}
      <div className={styles.end}>
        <MenuButton
          name={t({ id: 'host.component.tabs.more', message: 'Current tab actions' })}
          choices={choices}
        >
          <IconMore />
        </MenuButton>
      </div>
      <UndoNotice />
    </div>
  );
}

/** Alt+Shift+T reopens the last closed tab. */
function useReopenKey(): void {
  const reopen = useSetAtom(reopenTabAtom);
  useEffect(() => {
    const reopenOnShortcut = (event: KeyboardEvent): void => {
      const isRequested = event.altKey && event.shiftKey && !event.ctrlKey && !event.metaKey;
      // Checks the physical key, because some keyboards produce another letter with Alt.
      if (!isRequested || event.code !== 'KeyT') return;
      event.preventDefault();
      reopen();
    };
    window.addEventListener('keydown', reopenOnShortcut);
    return () => window.removeEventListener('keydown', reopenOnShortcut);
  }, [reopen]);
}
