import { atom } from 'jotai';
import { remoteDirectoryAtom } from '../../remotes/index.ts';

/** Whether every remote has said, now or ever, which addresses are its own: only then an unknown one is nobody's. */
export const isDirectoryCompleteAtom = atom((get) => {
  const { state, remotes } = get(remoteDirectoryAtom);
  return state === 'ready' && remotes.every(({ status, version }) => status === 'disabled' || version);
});
