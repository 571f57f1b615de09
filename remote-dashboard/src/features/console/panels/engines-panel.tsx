import type { DataOf, EngineHealth, engineHealthCall } from '@atrium/contract';
import { useFormat } from '@atrium/i18n';
import type { Loaded } from '@atrium/runtime';
import { Button } from '@atrium/ui/base';
import { type RecordColumn, RecordTable } from '@atrium/ui/data';
import { StateView } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import styles from '../console.module.css';
import { EngineState } from './engine-state.tsx';

/** How the engines are doing, as far as that is known yet. */
export type KnownEngines = Loaded<DataOf<typeof engineHealthCall>> & { reload(): Promise<void> };

/** How each engine is doing now, whatever the period. */
export function EnginesPanel({ engines }: { readonly engines: KnownEngines }) {
  const { t } = useLingui();
  const { data, error, reload } = engines;
  const columns = useEngineColumns();
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
        <RecordTable label={title} columns={columns} rows={data?.list} rowKey={({ id }) => id} />
      )}
    </section>
  );
}

function useEngineColumns(): readonly RecordColumn<EngineHealth>[] {
  const { t } = useLingui();
  const format = useFormat();
  return [
    {
      key: 'name',
      title: t({ id: 'dashboard.page.console.engine', message: '引擎' }),
      isName: true,
      // What it is made of stands in brackets, and where it is chosen.
      render: ({ name }) => (
        <span translate="no" title={name}>
          {name.replace(/\s*[(（].*[)）]$/, '')}
        </span>
      ),
    },
    {
      key: 'state',
      title: t({ id: 'dashboard.page.console.status', message: '状态' }),
      render: (engine) => <EngineState engine={engine} />,
    },
    {
      key: 'memory',
      title: t({ id: 'dashboard.page.console.memory', message: '进程内存（MB）' }),
      isNumber: true,
      render: ({ memoryMb }) =>
        memoryMb === null ? '–' : format.number(memoryMb, { maximumFractionDigits: 0 }),
    },
  ];
}
