import { type RefObject, useLayoutEffect, useRef } from 'react';

/** The value of the last render, for what runs later than it: timers, answers, handlers that never change. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
