import { LIMITS } from '@atrium/contract';
import { appStore, dismissToastAtom, type Toast, toastsAtom } from '@atrium/runtime';
import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';

/** Returns the toasts on screen. Each one stays for three seconds. A text that is already shown is not added again. */
export function useToastStack(): readonly Toast[] {
  const toasts = useAtomValue(toastsAtom);
  const [stack, setStack] = useState<readonly Toast[]>([]);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());

  useEffect(() => {
    for (const toast of toasts) {
      // From here on, this stack shows the toast. It leaves the atom, so that the next effect does not add it again.
      appStore.set(dismissToastAtom, toast.id);
      setStack((current) =>
        current.some(({ text }) => text === toast.text) ? current : [...current, toast],
      );
      const timer = setTimeout(() => {
        timers.current.delete(timer);
        setStack((current) => current.filter(({ id }) => id !== toast.id));
      }, LIMITS.toastDuration);
      timers.current.add(timer);
    }
  }, [toasts]);

  useEffect(() => {
    const pending = timers.current;
    return () => {
      for (const timer of pending) clearTimeout(timer);
    };
  }, []);

  return stack;
}
