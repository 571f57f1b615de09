import { IconFullscreen, IconFullscreenExit } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import { HeaderButton } from './header-button.tsx';

/** Switches the console to full screen and back. Renders nothing if the browser does not allow full screen. */
export function FullScreenButton() {
  const { t } = useLingui();
  const isFull = useSyncExternalStore(subscribe, readIsFull);
  if (!document.fullscreenEnabled) return null;
  return (
    <HeaderButton
      label={
        isFull
          ? t({ id: 'host.component.header.leave-full-screen', message: 'Exit full screen' })
          : t({ id: 'host.component.header.full-screen', message: 'Full screen' })
      }
      press={() => void (isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen())}
    >
      {isFull ? <IconFullscreenExit /> : <IconFullscreen />}
    </HeaderButton>
  );
}

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}

function readIsFull(): boolean {
  return document.fullscreenElement !== null;
}
