import { deploymentAtom } from '@atrium/runtime';
import { IconSettings } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { lazy, Suspense, useState } from 'react';
import { loadLazyMessages } from '../../components/lazy-messages.ts';
import { HeaderButton } from '../header/header-button.tsx';

const LayoutDrawer = lazy(async () => {
  const [drawer] = await Promise.all([import('./layout-drawer.tsx'), loadLazyMessages()]);
  return { default: drawer.LayoutDrawer };
});

/** Opens the layout settings. Shown in development builds, and where the deployment enables it. */
export function LayoutDrawerButton() {
  const { t } = useLingui();
  const { layoutSettings: isEnabled } = useAtomValue(deploymentAtom).features;
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  if (!isEnabled && process.env.ATRIUM_DEVELOPMENT !== 'true') return null;
  const toggle = (): void => {
    setWasOpened(true);
    setIsOpen(!isOpen);
  };
  return (
    <>
      <HeaderButton
        label={t({ id: 'host.component.layout-settings.title', message: 'Layout settings' })}
        isExpanded={isOpen}
        press={toggle}
      >
        <IconSettings />
      </HeaderButton>
      {wasOpened ? (
        <Suspense>
          <LayoutDrawer isOpen={isOpen} close={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
