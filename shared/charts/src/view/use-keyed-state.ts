import { useState } from 'react';

/** State that resets when its key changes. */
export function useKeyedState<State>(
  key: string,
): readonly [State | undefined, (state: State | undefined) => void] {
  const [entry, setEntry] = useState<{ readonly key: string; readonly state: State | undefined }>();
  return [entry?.key === key ? entry.state : undefined, (state) => setEntry({ key, state })];
}
