import { deviceAtom, layoutSettingsAtom } from '@atrium/runtime';
import { IconDown } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { MenuButton } from '../../../components/menu-button/menu-button.tsx';
import { activeTabAtom } from '../state/tabs-atom.ts';
import styles from './tab-bar.module.css';
import { TabList } from './tab-list.tsx';
import { TabStrip } from './tab-strip.tsx';
import { UndoNotice } from './undo-notice.tsx';
import { useReopenKey } from './use-reopen-key.ts';
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
          <IconDown />
        </MenuButton>
      </div>
      <UndoNotice />
    </div>
  );
}
