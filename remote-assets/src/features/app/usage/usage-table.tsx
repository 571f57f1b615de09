import type { UsageTally } from '@atrium/contract';
import { useFormat } from '@atrium/i18n';
import { RecordTable } from '@atrium/ui/data';
import { useLingui } from '@lingui/react/macro';
import styles from '../app.module.css';
import { useByteFormat } from './use-byte-format.ts';

interface UsageRow extends UsageTally {
  readonly key: string;
  readonly name: string;
}

interface UsageTableProps {
  readonly title: string;
  /** What a row stands for. */
  readonly group: string;
  readonly rows: readonly UsageRow[];
}

/** The usage by app, key or version. */
export function UsageTable({ title, group, rows }: UsageTableProps) {
  const { t } = useLingui();
  const format = useFormat();
  const bytes = useByteFormat();
  return (
    <section className={styles.card} aria-label={title}>
      <h2 className={styles.part}>{title}</h2>
      <RecordTable
        label={title}
        rows={rows}
        rowKey={({ key }) => key}
        columns={[
          { key: 'name', title: group, isName: true, render: ({ name }) => <bdi>{name}</bdi> },
          {
            key: 'runs',
            title: t({ id: 'assets.page.usage.runs', message: 'Runs' }),
            isNumber: true,
            render: ({ runs }) => format.number(runs),
          },
          {
            key: 'errors',
            title: t({ id: 'assets.page.usage.errors', message: 'Failed runs' }),
            isNumber: true,
            render: ({ errors }) => format.number(errors),
          },
          {
            key: 'p50',
            title: t({ id: 'assets.page.usage.p50', message: 'p50 latency' }),
            isNumber: true,
            render: ({ p50Ms }) => format.duration(p50Ms),
          },
          {
            key: 'p95',
            title: t({ id: 'assets.page.usage.p95', message: 'p95 latency' }),
            isNumber: true,
            render: ({ p95Ms }) => format.duration(p95Ms),
          },
          {
            key: 'bytes',
            title: t({ id: 'assets.page.usage.bytes', message: 'Data (received / returned)' }),
            isNumber: true,
            render: ({ bytesIn, bytesOut }) => `${bytes(bytesIn)} / ${bytes(bytesOut)}`,
          },
        ]}
      />
    </section>
  );
}
