import { atom } from 'jotai';
import { remoteDirectoryAtom } from '../../remotes/index.ts';

/**
 * Whether every remote has reported its addresses, now or earlier. Only then is an unknown address known to belong to
 * no page.
 */
export const isDirectoryCompleteAtom = atom((get) => {
  const { state, remotes } = get(remoteDirectoryAtom);
  return state === 'ready' && remotes.every(({ status, version }) => status === 'disabled' || version);
});
