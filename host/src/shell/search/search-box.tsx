import { findLinkTarget } from '@atrium/ui/base';
import { IconSearch } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { useSetAtom } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import { SignOutDialog } from '../../features/sign-out/sign-out-dialog.tsx';
import { useConsoleHistory } from '../../navigation/history/history-router.tsx';
import { useSignOut } from '../sign-out/use-sign-out.ts';
import styles from './search-box.module.css';
import type { SearchItem } from './search-item.ts';
import { formatShortcut, isShortcut } from './shortcut.ts';
import { rememberChoiceAtom } from './sources/recent-atoms.ts';
import { Palette } from './view/palette.tsx';
import { PaletteDialog } from './view/palette-dialog.tsx';

/** The box in the header that opens the search palette. Ctrl K (⌘ K) opens it from anywhere. */
export function SearchBox() {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const { requestSignOut, isConfirming, endConfirmation } = useSignOut();
  const choose = useOpenItem();
  const label = t({ id: 'host.component.search.label', message: 'Search the console' });
  useShortcut(() => setIsOpen(true));
  return (
    <>
      <button
        type="button"
        className={styles.box}
        aria-label={label}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setIsOpen(true)}
      >
        <IconSearch aria-hidden="true" />
        <span className={styles.placeholder}>{label}</span>
        {/*
         * Drawn by CSS instead of written as text: the accessible name is the visible label only, and the keys are in
         * `aria-keyshortcuts`.
         */}
        <span className={styles.keys} data-keys={formatShortcut()} aria-hidden="true" />
      </button>
      {isOpen ? (
        <PaletteDialog close={() => setIsOpen(false)}>
          <Palette
            choose={(item) => {
              setIsOpen(false);
              choose(item);
            }}
            requestSignOut={requestSignOut}
            close={() => setIsOpen(false)}
          />
        </PaletteDialog>
      ) : null}
      <SignOutDialog isOpen={isConfirming} onClose={endConfirmation} />
    </>
  );
}

/** Returns a function that opens an item's target or runs its action, and remembers the item. */
function useOpenItem(): (item: SearchItem) => void {
  const history = useConsoleHistory();
  const remember = useSetAtom(rememberChoiceAtom);
  return (item) => {
    if (item.isRemembered !== false) remember(item);
    if (item.target.kind === 'action') return item.target.run();
    const target = findLinkTarget(item.target.to);
    if (target.kind === 'inside') history.push(target.to);
    if (target.kind === 'outside') window.open(target.href, '_blank', 'noopener,noreferrer');
  };
}

/** Returns whether a dialog is visible. The document also contains the invisible dialogs of hidden pages. */
function isDialogOpen(): boolean {
  const dialogs = document.querySelectorAll('dialog[open], [aria-modal="true"]');
  return [...dialogs].some((dialog) => dialog.checkVisibility());
}

/** Calls `open` when the user presses the shortcut, unless a dialog is open. */
function useShortcut(open: () => void): void {
  const onPress = useEffectEvent(open);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!isShortcut(event)) return;
      event.preventDefault();
      if (!isDialogOpen()) onPress();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
