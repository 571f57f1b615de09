import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { dismissUndoAtom, undoCloseAtom, undoOfferAtom } from '../state/close-atoms.ts';
import styles from './tab-bar.module.css';

/** How long the offer is shown, in milliseconds. Afterwards, tabs can still be reopened one by one. */
const OFFER_DURATION = 10_000;

/** Offers to undo the closing of several tabs. It stays while it is hovered or focused. */
export function UndoNotice() {
  const { t } = useLingui();
  const offer = useAtomValue(undoOfferAtom);
  const undo = useSetAtom(undoCloseAtom);
  const dismiss = useSetAtom(dismissUndoAtom);
  const [isPaused, setPaused] = useState(false);
  // An offer that disappears under the pointer causes no event that would end the pause.
  if (!offer && isPaused) setPaused(false);

  useEffect(() => {
    if (!offer || isPaused) return;
    const timer = setTimeout(dismiss, OFFER_DURATION);
    return () => clearTimeout(timer);
  }, [offer, isPaused, dismiss]);

  const count = offer?.count ?? 0;
  return (
    <div role="status">
      {offer ? (
        <p
          className={styles.undo}
          onPointerEnter={() => setPaused(true)}
          onPointerLeave={({ currentTarget }) => setPaused(currentTarget.contains(document.activeElement))}
          onFocus={() => setPaused(true)}
          onBlur={({ currentTarget }) => setPaused(currentTarget.matches(':hover'))}
        >
          {t({
            id: 'host.component.tabs.closed',
            message: plural(count, { one: '# tab closed', other: '# tabs closed' }),
          })}
          <button
            type="button"
            className={styles.undoButton}
            onClick={() => {
              setPaused(false);
              undo();
            }}
          >
            {t({ id: 'host.component.tabs.undo', message: 'Undo' })}
          </button>
        </p>
      ) : null}
    </div>
  );
}
