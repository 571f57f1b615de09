import { Button } from '@atrium/ui/base';
import { IconUserGroup } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';

const ShareDrawer = lazy(async () => ({ default: (await import('./share-drawer.tsx')).ShareDrawer }));

/** Opens the drawer that shares the open app. */
export function ShareButton() {
  const { t } = useLingui();
  const [hasOpened, setOpened] = useState(false);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        icon={<IconUserGroup />}
        onClick={() => {
          setOpened(true);
          setOpen(true);
        }}
      >
        {t({ id: 'assets.page.share.share', message: 'Share' })}
      </Button>
      {hasOpened ? (
        <Suspense fallback={null}>
          <ShareDrawer isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
