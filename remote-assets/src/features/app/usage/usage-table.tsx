import type { UsageTally } from '@atrium/contract';
import { useFormat } from '@atrium/i18n';
import { useTokenLabels } from '@atrium/task-views';
import { RecordTable } from '@atrium/ui/data';
import { useLingui } from '@lingui/react/macro';
import styles from '../app.module.css';
import { hasCosts, hasTokens } from './known-usage.ts';
import usageStyles from './usage.module.css';
import { useCostListFormat } from './use-cost-list-format.ts';

interface UsageRow extends UsageTally {
  readonly key: string;
  readonly name: string;
}

interface UsageTableProps {
  readonly title: string;
  /** The title of the first column, which names the rows: an app, a key or a version. */
  readonly nameTitle: string;
  readonly rows: readonly UsageRow[];
}

/** The usage by app, key or version. */
export function UsageTable({ title, nameTitle, rows }: UsageTableProps) {
  const { t } = useLingui();
  const format = useFormat();
  const formatCosts = useCostListFormat();
  const tokenLabels = useTokenLabels();
  return (
    <section className={usageStyles.table} aria-label={title}>
      <h2 className={styles.sectionTitle}>{title}</h2>
      <RecordTable
        label={title}
        rows={rows}
        rowKey={({ key }) => key}
        columns={[
          { key: 'name', title: nameTitle, isName: true, render: ({ name }) => <bdi>{name}</bdi> },
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
            title: t({ id: 'assets.page.usage.p50', message: 'P50 latency' }),
            isNumber: true,
            render: ({ p50Ms }) => format.duration(p50Ms),
          },
          {
            key: 'p95',
            title: t({ id: 'assets.page.usage.p95', message: 'P95 latency' }),
            isNumber: true,
            render: ({ p95Ms }) => format.duration(p95Ms),
          },
          ...(rows.some(hasTokens)
            ? [
                {
                  key: 'tokens',
                  title: t({
                    id: 'assets.page.usage.tokens-both',
                    message: 'Tokens (input / output)',
                  }),
                  isNumber: true,
                  render: ({ inputTokens, outputTokens }: UsageRow) =>
                    [inputTokens, outputTokens]
                      .map((count) => (count == null ? '–' : format.number(count)))
                      .join(' / '),
                },
              ]
            : []),
          ...(rows.some(hasCosts)
            ? [
                {
                  key: 'cost',
                  title: tokenLabels.cost,
                  isNumber: true,
                  render: ({ costs }: UsageRow) => formatCosts(costs),
                },
              ]
            : []),
          {
            key: 'bytes',
            title: t({ id: 'assets.page.usage.bytes', message: 'Data (received / returned)' }),
            isNumber: true,
            render: ({ bytesIn, bytesOut }) => `${format.bytes(bytesIn)} / ${format.bytes(bytesOut)}`,
          },
        ]}
      />
    </section>
  );
}
