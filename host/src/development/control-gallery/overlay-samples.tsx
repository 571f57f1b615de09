import { Button } from '@atrium/ui/base';
import { Popover, SideDrawer } from '@atrium/ui/data';
import { ConfirmDialog } from '@atrium/ui/shell';
import { useState } from 'react';
import styles from './control-gallery.module.css';
import { useGalleryLabels } from './use-gallery-labels.ts';

/** The buttons that open a popover, a drawer, and a confirmation with a plain and a dangerous action. */
export function OverlaySamples() {
  const labels = useGalleryLabels();
  const [open, setOpen] = useState<'drawer' | 'question' | 'danger'>();
  const close = () => setOpen(undefined);
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
        <Button onClick={() => setOpen('drawer')}>{labels.drawer}</Button>
        <Button onClick={() => setOpen('question')}>{labels.question}</Button>
        <Button onClick={() => setOpen('danger')}>{labels.dangerousConfirmation}</Button>
      </div>
      <SideDrawer isOpen={open === 'drawer'} title={labels.drawer} closeLabel={labels.close} onClose={close}>
        <p>{labels.dropHint}</p>
      </SideDrawer>
      <ConfirmDialog
        isOpen={open === 'question' || open === 'danger'}
        title={labels.question}
        confirm={labels.confirm}
        cancel={labels.close}
        isDangerous={open === 'danger'}
        onConfirm={close}
        onClose={close}
      >
        {labels.dropHint}
      </ConfirmDialog>
    </>
  );
}
