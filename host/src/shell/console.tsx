import { useAppearance } from './appearance/use-appearance.ts';
import { Shell } from './frame/shell.tsx';
import { useIdlePreload } from './idle/use-idle-preload.ts';
import { Landing } from './landing/landing.tsx';
import { ConsolePage } from './pane/console-page.tsx';
import { LeaveGuard } from './pane/leave-guard.tsx';
import { useDirectory } from './use-directory.ts';

export { prepareConsole } from './prepare-console.ts';

interface ConsoleProps {
  /** The user has just come from the sign-in page or the main page and needs to be redirected. */
  readonly isArriving: boolean;
}

/** One element for all renders, so that the frame renders again only when something in it changes. */
const FRAME = (
  <Shell>
    <ConsolePage />
    <LeaveGuard />
  </Shell>
);

/** Everything behind sign-in. It is a chunk of its own, which visitors do not load before. */
export function Console({ isArriving }: ConsoleProps) {
  return (
    <>
      <ConsoleWork />
      {isArriving ? <Landing /> : FRAME}
    </>
  );
}

/** What the console does besides what it shows. It is a component of its own, so that its state renders nothing. */
function ConsoleWork() {
  useAppearance();
  useDirectory();
  useIdlePreload();
  return null;
}
