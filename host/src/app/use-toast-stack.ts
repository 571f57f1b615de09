import { LIMITS } from '@atrium/contract';
import { appStore, dismissNoticeAtom, type Notice, noticesAtom } from '@atrium/runtime';
import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';

/** Returns the notices on screen. Each one stays for three seconds. A text that is already shown is not added again. */
export function useToastStack(): readonly Notice[] {
  const notices = useAtomValue(noticesAtom);
  const [stack, setStack] = useState<readonly Notice[]>([]);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());

  useEffect(() => {
    for (const notice of notices) {
      appStore.set(dismissNoticeAtom, notice.id);
      setStack((shown) => (shown.some(({ text }) => text === notice.text) ? shown : [...shown, notice]));
      const timer = setTimeout(() => {
        timers.current.delete(timer);
        setStack((shown) => shown.filter(({ id }) => id !== notice.id));
      }, LIMITS.popupDuration);
      timers.current.add(timer);
    }
  }, [notices]);

  useEffect(() => {
    const running = timers.current;
    return () => {
      for (const timer of running) clearTimeout(timer);
    };
  }, []);

  return stack;
}
