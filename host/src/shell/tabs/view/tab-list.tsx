import { useFormat } from '@atrium/i18n';
import { Button } from '@atrium/ui/base';
import { Drawer, IconClose, IconDown, useReturnFocus } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useStore } from 'jotai';
import { useState } from 'react';
import { useTranslateTitle } from '../../../navigation/title/use-translate-title.ts';
import { MenuIcon } from '../../menu/entry/menu-icon.tsx';
import { closeTabsAtom } from '../state/close-atoms.ts';
import { type OpenTab, openTabsAtom } from '../state/open-tabs-atom.ts';
import { switchToTabAtom } from '../state/switch-atoms.ts';
import { DirtyMark } from './dirty-mark.tsx';
import styles from './tab-bar.module.css';

/** The tabs on phones: their number, and a list to switch to them and close them. */
export function TabList() {
  const { t } = useLingui();
  const format = useFormat();
  const translateTitle = useTranslateTitle();
  const tabs = useAtomValue(openTabsAtom);
  const [isOpen, setOpen] = useState(false);
  useReturnFocus(isOpen);
  const count = tabs.length;
  const current = tabs.find(({ isCurrent }) => isCurrent);
  const label = t({ id: 'host.component.tabs.label', message: 'Open tabs' });
  return (
    <>
      <button
        type="button"
        className={styles.opener}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        {current ? <span className={styles.visuallyHidden}>{label}</span> : null}
        <span className={styles.count}>{format.number(count)}</span>
        <span className={styles.title}>{current ? translateTitle(current.title) : label}</span>
        <IconDown />
      </button>
      <Drawer
        visible={isOpen}
        {...getDialogAttributes(label)}
        placement="bottom"
        height="auto"
        title={null}
        footer={null}
        closable={false}
        onCancel={() => setOpen(false)}
        unmountOnExit
        focusLock
        autoFocus
      >
        <div className={styles.head}>
          <h2 className={styles.heading}>{label}</h2>
          <Button
            type="text"
            aria-label={t({ id: 'host.component.tabs.close-list', message: 'Close list' })}
            icon={<IconClose />}
            onClick={() => setOpen(false)}
          />
        </div>
        <ul className={styles.list}>
          {tabs.map((tab) => (
            <Row key={tab.id} tab={tab} onChosen={() => setOpen(false)} />
          ))}
        </ul>
      </Drawer>
    </>
  );
}

/** Arco passes these attributes to the drawer's element, although its types do not declare them. */
function getDialogAttributes(title: string) {
  return { role: 'dialog', 'aria-modal': true, 'aria-label': title };
}

function Row({ tab, onChosen }: { readonly tab: OpenTab; readonly onChosen: () => void }) {
  const { t } = useLingui();
  const store = useStore();
  const translateTitle = useTranslateTitle();
  const title = translateTitle(tab.title);
  return (
    <li className={styles.row}>
      <button
        type="button"
        className={styles.choice}
        aria-current={tab.isCurrent ? 'page' : undefined}
        onClick={() => {
          onChosen();
          store.set(switchToTabAtom, tab.id);
        }}
      >
        <MenuIcon name={tab.icon} />
        <span className={styles.title}>{title}</span>
        {tab.isDirty ? <DirtyMark /> : null}
      </button>
      {tab.isClosable ? (
        <button
          type="button"
          className={styles.arrow}
          aria-label={t({ id: 'host.component.tabs.close-one', message: `Close “${title}”` })}
          onClick={() => {
            onChosen();
            store.set(closeTabsAtom, 'one', tab.id);
          }}
        >
          <IconClose />
        </button>
      ) : null}
    </li>
  );
}
