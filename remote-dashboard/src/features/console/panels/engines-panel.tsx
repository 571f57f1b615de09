import { useLingui } from '@lingui/react/macro';
import { lazy, type RefCallback, Suspense, useCallback, useState } from 'react';
import styles from '../console.module.css';

const EngineList = lazy(() =>
  import('./engine-list.tsx').then(({ EngineList }) => ({ default: EngineList })),
);

/**
 * The current health of each engine, independent of the period. The panel requests the health when the user scrolls to
 * the panel, and again when `refreshCount` changes.
 */
export function EnginesPanel({ refreshCount }: { readonly refreshCount: number }) {
  const { t } = useLingui();
  const { ref, wasVisible } = useWasVisible();
  const title = t({ id: 'dashboard.page.console.engines', message: 'Engines' });
  return (
    <section ref={ref} className={styles.enginesPanel}>
      <h2 className={styles.heading}>{title}</h2>
      {wasVisible ? (
        <Suspense>
          <EngineList title={title} refreshCount={refreshCount} />
        </Suspense>
      ) : null}
    </section>
  );
}

/** Returns whether an element has been in the viewport. */
function useWasVisible(): { readonly ref: RefCallback<HTMLElement>; readonly wasVisible: boolean } {
  const [wasVisible, setVisible] = useState(false);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setVisible(true);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, wasVisible };
}
