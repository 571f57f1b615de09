import { dirtyPanesAtom, useAppAtomValue, usePane } from '@atrium/runtime';
import { Button } from '@atrium/ui/base';
import { SideDrawer } from '@atrium/ui/data';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import styles from './guarded-drawer.module.css';

interface GuardedDrawerProps {
  readonly isOpen: boolean;
  readonly title: string;
  readonly isWide?: boolean;
  onClose(): void;
  /**
   * The content of the drawer. Its argument closes the drawer. If work is unsaved, the user must confirm first.
   */
  readonly children: (close: () => void) => ReactNode;
}

/** A drawer that asks for confirmation before it discards unsaved work. */
export function GuardedDrawer({ isOpen, title, isWide = false, onClose, children }: GuardedDrawerProps) {
  const { t } = useLingui();
  const { id } = usePane();
  const isDirty = useAppAtomValue(dirtyPanesAtom).has(id);
  const [isAsking, setAsking] = useState(false);
  const close = () => {
    if (isDirty) setAsking(true);
    else onClose();
  };
  const discard = () => {
    setAsking(false);
    onClose();
  };
  return (
    <SideDrawer
      isOpen={isOpen}
      title={title}
      isWide={isWide}
      closeLabel={t({ id: 'management.component.panel.close', message: 'Close' })}
      onClose={close}
    >
      {isAsking && isDirty ? (
        <div className={styles.question} role="alert">
          <p>
            {t({
              id: 'management.component.panel.unsaved',
              message: 'Discard unsaved changes?',
            })}
          </p>
          <div className={styles.actions}>
            <Button onClick={discard}>
              {t({ id: 'management.component.panel.discard', message: 'Discard changes' })}
            </Button>
            <Button type="primary" onClick={() => setAsking(false)}>
              {t({ id: 'management.component.panel.go-on', message: 'Keep editing' })}
            </Button>
          </div>
        </div>
      ) : null}
      {children(close)}
    </SideDrawer>
  );
}
