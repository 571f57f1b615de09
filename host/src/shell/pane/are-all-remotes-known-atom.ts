import { atom } from 'jotai';
import { remotesAtom } from '../../remotes/index.ts';

/**
 * Whether every remote has reported its addresses, now or earlier. Only then does an unknown address certainly have no
 * page.
 */
export const areAllRemotesKnownAtom = atom((get) => {
  const { state, remotes } = get(remotesAtom);
  return state === 'ready' && remotes.every(({ status, version }) => status === 'disabled' || version);
});
