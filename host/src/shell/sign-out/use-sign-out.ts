import { confirmsSignOutAtom, signOutAtom } from '@atrium/runtime';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { holdWorkAtom } from '../../navigation/leave-request-atom.ts';

interface SignOut {
  /** Signs out, or opens the confirmation. */
  readonly leave: () => void;
  /** Whether the confirmation is shown. */
  readonly isAsking: boolean;
  readonly endAsking: () => void;
}

/** Sign-out as every entry point performs it. A user who has agreed to lose unsaved work is not asked again. */
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
