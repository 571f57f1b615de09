import { useRef, useState } from 'react';

/** State whose latest value is available to handlers. They can change it several times before the next rendering. */
export function useLiveState<State>(
  initial: () => State,
): readonly [state: State, update: (change: (current: State) => State) => State, getLatest: () => State] {
  const [state, setState] = useState(initial);
  const latest = useRef(state);
  const update = (change: (current: State) => State): State => {
    latest.current = change(latest.current);
    setState(latest.current);
    return latest.current;
  };
  return [state, update, () => latest.current];
}
