import { confirmsSignOutAtom, signOutAtom } from '@atrium/runtime';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { holdWorkAtom } from '../../navigation/leave-request-atom.ts';

interface SignOut {
  /** Signs out, or begins to ask whether to. */
  readonly leave: () => void;
  /** Whether the question is to be shown. */
  readonly isAsking: boolean;
  readonly endAsking: () => void;
}

/** Signing out as every way to it does. The user who has given up unsaved work for it is not asked a second time. */
export function useSignOut(): SignOut {
  const asksFirst = useAtomValue(confirmsSignOutAtom);
  const signOut = useSetAtom(signOutAtom);
  const holdWork = useSetAtom(holdWorkAtom);
  const [isAsking, setIsAsking] = useState(false);
  const leave = (): void => {
    if (holdWork(() => void signOut())) return;
    if (asksFirst) setIsAsking(true);
    else void signOut();
  };
  return { leave, isAsking, endAsking: () => setIsAsking(false) };
}
