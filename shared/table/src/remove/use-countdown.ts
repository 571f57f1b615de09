import { useEffect, useState } from 'react';

const TICK = 250;

interface Countdown {
  /** The remaining whole seconds. */
  readonly seconds: number;
  readonly isHeld: boolean;
  /** Pauses the countdown while `isHeld` is true. */
  hold(isHeld: boolean): void;
}

/** Counts down once and then calls `onEnd`. @param duration in milliseconds. */
export function useCountdown(duration: number, onEnd: () => void): Countdown {
  const [left, setLeft] = useState(duration);
  const [isHeld, hold] = useState(false);
  const isOver = left <= 0;
  useEffect(() => {
    if (isHeld || isOver) return;
    let last = performance.now();
    const timer = setInterval(() => {
      const now = performance.now();
      const passed = now - last;
      last = now;
      setLeft((before) => before - passed);
    }, TICK);
    return () => clearInterval(timer);
  }, [isHeld, isOver]);
  useEffect(() => {
    if (isOver) onEnd();
  }, [isOver, onEnd]);
  return { seconds: Math.max(0, Math.ceil(left / 1000)), isHeld, hold };
}
