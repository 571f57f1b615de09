import { layoutSettingsAtom } from '@atrium/runtime';
import { useAtomValue } from 'jotai';
import { useVisit } from '../../navigation/history/use-visit.ts';
import { matchRoute } from '../../navigation/routes/known-route.ts';
import { knownRoutesAtom } from '../menu/state/known-routes-atom.ts';

/**
 * Returns whether the copyright is shown below the page. The settings decide, unless the page frames a site that hides
 * it.
 */
export function useShowsFooter(): boolean {
  const { pathname } = useVisit().location;
  const frame = matchRoute(useAtomValue(knownRoutesAtom), pathname)?.route.frame;
  const { showsFooter } = useAtomValue(layoutSettingsAtom);
  return showsFooter && frame?.showsCopyright !== false;
}
