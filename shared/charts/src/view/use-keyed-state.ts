import { useState } from 'react';

/** Returns a state that resets when the key changes, and its setter. */
export function useKeyedState<State>(
  key: string,
): readonly [State | undefined, (state: State | undefined) => void] {
  const [entry, setEntry] = useState<{ readonly key: string; readonly state: State | undefined }>();
  return [entry?.key === key ? entry.state : undefined, (state) => setEntry({ key, state })];
}
