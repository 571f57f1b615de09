import { Button } from '@atrium/ui/base';
import { Popover, SideDrawer } from '@atrium/ui/data';
import { ConfirmDialog } from '@atrium/ui/shell';
import { useState } from 'react';
import styles from './control-gallery.module.css';
import { useGalleryLabels } from './use-gallery-labels.ts';

/**
 * The buttons that open a popover, a drawer, and the confirmations of a plain and a dangerous
 * action.
 */
export function OverlaySamples() {
  const labels = useGalleryLabels();
  const [shownOverlay, setShownOverlay] = useState<'drawer' | 'confirmation' | 'dangerousConfirmation'>();
  const close = () => setShownOverlay(undefined);
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
        <Button onClick={() => setShownOverlay('drawer')}>{labels.drawer}</Button>
        <Button onClick={() => setShownOverlay('confirmation')}>{labels.confirmation}</Button>
        <Button onClick={() => setShownOverlay('dangerousConfirmation')}>
          {labels.dangerousConfirmation}
        </Button>
      </div>
      <SideDrawer
        isOpen={shownOverlay === 'drawer'}
        title={labels.drawer}
        closeLabel={labels.close}
        onClose={close}
      >
        <p>{labels.sampleText}</p>
      </SideDrawer>
      <ConfirmDialog
        isOpen={shownOverlay === 'confirmation' || shownOverlay === 'dangerousConfirmation'}
        title={labels.confirmation}
        confirm={labels.confirm}
        cancel={labels.close}
        isDangerous={shownOverlay === 'dangerousConfirmation'}
        onConfirm={close}
        onClose={close}
      >
        {labels.sampleText}
      </ConfirmDialog>
    </>
  );
}
