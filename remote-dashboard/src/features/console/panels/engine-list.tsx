import { type DataOf, engineHealthCall } from '@atrium/contract';
import { type Load, request, useLoad } from '@atrium/runtime';
import { LoadView } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import styles from '../console.module.css';
import { EngineCard } from './engine-card.tsx';

interface EngineListProps {
  readonly title: string;
  /** Grows with each refresh. A new value loads the health of the engines again. */
  readonly refreshCount: number;
}

/** A card for each engine. If their health cannot be loaded, an error with a retry button. */
export function EngineList({ title, refreshCount }: EngineListProps) {
  const { t } = useLingui();
  const engines = useLoad(loadHealth, refreshCount, { showsPrevious: true });
  return (
    <LoadView
      loaded={engines}
      skeleton={<ul className={styles.engines} aria-label={title} />}
      failure={{
        title: t({
          id: 'dashboard.page.console.engines-failed',
          message: 'Failed to load engine status',
        }),
        retry: t({ id: 'dashboard.page.console.retry', message: 'Try again' }),
      }}
    >
      {({ list }) => (
        <ul className={styles.engines} aria-label={title}>
          {list.map((engine) => (
            <EngineCard key={engine.id} engine={engine} />
          ))}
        </ul>
      )}
    </LoadView>
  );
}

const loadHealth: Load<number, DataOf<typeof engineHealthCall>> = (_refreshCount, options) =>
  request(engineHealthCall, {}, options);
