import { useAppearance } from './appearance/use-appearance.ts';
import { Shell } from './frame/shell.tsx';
import { useIdlePreload } from './idle/use-idle-preload.ts';
import { Landing } from './landing/landing.tsx';
import { ConsolePage } from './pane/console-page.tsx';
import { LeaveGuard } from './pane/leave-guard.tsx';
import { useDirectory } from './use-directory.ts';

interface ConsoleProps {
  /** The user has just come from the sign-in page or the main page and needs to be redirected. */
  readonly isArriving: boolean;
}

/** Everything behind sign-in. It is a chunk of its own, which visitors do not load before. */
export function Console({ isArriving }: ConsoleProps) {
  useAppearance();
  useDirectory();
  useIdlePreload();
  if (isArriving) return <Landing />;
  return (
    <Shell>
      <ConsolePage />
      <LeaveGuard />
    </Shell>
  );
}
