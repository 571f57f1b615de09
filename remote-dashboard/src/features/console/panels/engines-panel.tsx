import type { DataOf, engineHealthCall } from '@atrium/contract';
import type { Loaded } from '@atrium/runtime';
import { Button } from '@atrium/ui/base';
import { StateView } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import styles from '../console.module.css';
import { EngineCard } from './engine-card.tsx';

/** How the engines are doing, as far as that is known yet. */
export type KnownEngines = Loaded<DataOf<typeof engineHealthCall>> & { reload(): Promise<void> };

/** How each engine is doing now, whatever the period. */
export function EnginesPanel({ engines }: { readonly engines: KnownEngines }) {
  const { t } = useLingui();
  const { data, error, reload } = engines;
  const title = t({ id: 'dashboard.page.console.engines', message: '引擎' });
  return (
    <section>
      <h2 className={styles.heading}>{title}</h2>
      {!data && error ? (
        <StateView
          kind="failure"
          title={t({ id: 'dashboard.page.console.engines-failed', message: '没能读取引擎的状态' })}
          action={
            <Button onClick={() => void reload()}>
              {t({ id: 'dashboard.page.console.retry', message: '重试' })}
            </Button>
          }
        />
      ) : (
        <ul className={styles.engines} aria-label={title}>
          {data?.list.map((engine) => (
            <EngineCard key={engine.id} engine={engine} />
          ))}
        </ul>
      )}
    </section>
  );
}
