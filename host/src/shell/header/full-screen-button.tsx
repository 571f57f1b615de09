import { logErrorAtom } from '@atrium/runtime';
import { IconFullscreen, IconFullscreenExit } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { useSetAtom } from 'jotai';
import { useSyncExternalStore } from 'react';
import { HeaderButton } from './header-button.tsx';

/** Switches the console to full screen and back. Renders nothing if the browser does not allow full screen. */
export function FullScreenButton() {
  const { t } = useLingui();
  const logError = useSetAtom(logErrorAtom);
  const isFull = useSyncExternalStore(subscribe, readIsFull);
  if (!document.fullscreenEnabled) return null;
  const toggle = (): void => {
    const change = isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen();
    change.catch((error: unknown) => logError('full screen', error));
  };
  return (
    <HeaderButton
      label={
        isFull
          ? t({ id: 'host.component.header.leave-full-screen', message: 'Exit full screen' })
          : t({ id: 'host.component.header.full-screen', message: 'Full screen' })
      }
      press={toggle}
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
