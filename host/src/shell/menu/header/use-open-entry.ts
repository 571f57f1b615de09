import { findLinkTarget } from '@atrium/ui/base';
import { useConsoleHistory } from '../../../navigation/history/history-router.tsx';

/** Returns a function that opens the target of a menu entry in the console or in a new window. */
export function useOpenEntry(): (path: string) => void {
  const history = useConsoleHistory();
  return (path) => {
    const target = findLinkTarget(path);
    if (target.kind === 'inside') history.push(target.to);
    if (target.kind === 'outside') window.open(target.href, '_blank', 'noopener,noreferrer');
  };
}
