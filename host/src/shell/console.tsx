import { useAppearance } from './appearance/use-appearance.ts';
import { Shell } from './frame/shell.tsx';
import { useIdlePreload } from './idle/use-idle-preload.ts';
import { Landing } from './landing/landing.tsx';
import { ConsolePage } from './pane/console-page.tsx';
import { LeaveGuard } from './pane/leave-guard.tsx';
import { useDirectory } from './use-directory.ts';

interface ConsoleProps {
  /** Somebody has just come by the sign-in page or the front door, and wants to be led on. */
  readonly isArriving: boolean;
}

/** Everything behind the sign-in; one chunk, which nobody pays for before. */
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
