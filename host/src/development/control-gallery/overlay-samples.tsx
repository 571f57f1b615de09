import { Button } from '@atrium/ui/base';
import { Popover, SideDrawer } from '@atrium/ui/data';
import { ConfirmDialog } from '@atrium/ui/shell';
import { useState } from 'react';
import styles from './control-gallery.module.css';
import { useGalleryLabels } from './use-gallery-labels.ts';

/** The buttons that open a popover, a drawer, and a confirmation with a plain and a dangerous action. */
export function OverlaySamples() {
  const labels = useGalleryLabels();
  const [openOverlay, setOpenOverlay] = useState<'drawer' | 'question' | 'danger'>();
  const close = () => setOpenOverlay(undefined);
  return (
    <>
      <div className={styles.row}>
        <Popover
          label={labels.popover}
          trigger={(trigger) => (
            <Button {...trigger} aria-haspopup="dialog">
              {labels.popover}
            </Button>
          )}
        >
          {(closePopover) => (
            <div className={styles.overlay}>
              <Button onClick={closePopover}>{labels.close}</Button>
            </div>
          )}
        </Popover>
        <Button onClick={() => setOpenOverlay('drawer')}>{labels.drawer}</Button>
        <Button onClick={() => setOpenOverlay('question')}>{labels.question}</Button>
        <Button onClick={() => setOpenOverlay('danger')}>{labels.dangerousConfirmation}</Button>
      </div>
      <SideDrawer
        isOpen={openOverlay === 'drawer'}
        title={labels.drawer}
        closeLabel={labels.close}
        onClose={close}
      >
        <p>{labels.dropHint}</p>
      </SideDrawer>
      <ConfirmDialog
        isOpen={openOverlay === 'question' || openOverlay === 'danger'}
        title={labels.question}
        confirm={labels.confirm}
        cancel={labels.close}
        isDangerous={openOverlay === 'danger'}
        onConfirm={close}
        onClose={close}
      >
        {labels.dropHint}
      </ConfirmDialog>
    </>
  );
}
