import { useRef, useState } from 'react';

/** State whose newest value is available to handlers, which can change it several times before the next rendering. */
export function useLiveState<State>(
  initial: () => State,
): readonly [State, (change: (now: State) => State) => State, () => State] {
  const [state, setState] = useState(initial);
  const latest = useRef(state);
  const update = (change: (now: State) => State): State => {
    latest.current = change(latest.current);
    setState(latest.current);
    return latest.current;
  };
  return [state, update, () => latest.current];
}
