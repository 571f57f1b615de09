import { whenIdle } from '@atrium/runtime';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { cancelPasskey, canSuggestPasskeys, signWithSuggestedPasskey } from './web-authn.ts';

/** The response of the server to the start of a sign-in with a passkey. */
export interface PasskeyStart {
  /** The options for the browser, as JSON text. They contain the challenge. */
  readonly options: string;
  /** The sealed text that the server requires with the result. */
  readonly flow: string;
}

/** The data with which the server finishes a sign-in with a passkey. */
export interface PasskeyResult {
  /** The sealed text from the start. */
  readonly flow: string;
  /** The signed credential, as JSON text. */
  readonly credential: string;
}

/** The time after which a suggestion gets a new challenge, in milliseconds. A challenge is valid for five minutes. */
const RENEWAL = 4 * 60_000;

/**
 * Lets the browser suggest passkeys at the field whose `autocomplete` ends with `webauthn`, when the page is idle.
 * Returns a function that starts the suggestion again, after another request for a passkey has ended it. A failed start
 * has no effect: the suggestion is an addition to the button. Without `start`, it suggests nothing.
 */
export function useSuggestedPasskey(
  start: (() => Promise<PasskeyStart>) | undefined,
  onChosen: (result: PasskeyResult) => void,
): () => void {
  const [round, setRound] = useState(0);
  const restart = useCallback(() => setRound((current) => current + 1), []);
  const hasSuggestion = start !== undefined;
  const onStart = useEffectEvent(() => start?.());
  const onChoose = useEffectEvent(onChosen);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round starts the suggestion again.
  useEffect(() => {
    if (!hasSuggestion) return;
    let isCurrent = true;
    // Whether the browser is suggesting passkeys, and the user has not chosen one yet.
    let isPending = false;
    const suggest = async () => {
      if (!(await canSuggestPasskeys())) return;
      const started = await onStart();
      if (!started || !isCurrent) return;
      isPending = true;
      try {
        const credential = await signWithSuggestedPasskey(started.options);
        if (isCurrent) onChoose({ flow: started.flow, credential });
      } finally {
        isPending = false;
      }
    };
    const cancelIdle = whenIdle(() => void suggest().catch(() => undefined));
    const renewal = setInterval(() => isPending && restart(), RENEWAL);
    return () => {
      isCurrent = false;
      cancelIdle();
      clearInterval(renewal);
      if (isPending) void cancelPasskey();
    };
  }, [hasSuggestion, round, restart]);
  return restart;
}
