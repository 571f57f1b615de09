import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Returns a reference to the value of the last render, for code that runs later: timers, responses, stable handlers.
 */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
