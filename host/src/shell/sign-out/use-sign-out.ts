import { confirmsSignOutAtom, signOutAtom } from '@atrium/runtime';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { askBeforeLeavingAtom } from '../../navigation/history/leave-request-atom.ts';

interface SignOut {
  /** Signs out, or opens the confirmation. */
  readonly requestSignOut: () => void;
  /** Whether the confirmation is shown. */
  readonly isConfirming: boolean;
  readonly endConfirmation: () => void;
}

/** Returns the sign-out that every control uses. If work is unsaved, the dialog about it replaces the confirmation. */
export function useSignOut(): SignOut {
  const confirmsFirst = useAtomValue(confirmsSignOutAtom);
  const signOut = useSetAtom(signOutAtom);
  const askBeforeLeaving = useSetAtom(askBeforeLeavingAtom);
  const [isConfirming, setIsConfirming] = useState(false);
  const requestSignOut = (): void => {
    // If work is unsaved, its dialog opens and signs out after the user has agreed.
    if (askBeforeLeaving(() => void signOut())) return;
    if (confirmsFirst) setIsConfirming(true);
    else void signOut();
  };
  return { requestSignOut, isConfirming, endConfirmation: () => setIsConfirming(false) };
}
