import {
  type Evaluation,
  type EvaluationDetail,
  type EvaluationMetric,
  type EvaluationMetrics,
  evaluationCalls,
  versionName,
} from '@atrium/contract';
import { useFormat } from '@atrium/i18n';
import { useCall } from '@atrium/runtime';
import { useAreTaskMessagesLoaded, useRowPages, useTokenDetails } from '@atrium/task-views';
import { FormAlert } from '@atrium/ui/base';
import { Choice, RecordTable } from '@atrium/ui/data';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useId, useState } from 'react';
import { ConfusionMatrix } from '../../confusion/confusion-matrix.tsx';
import { LoadedSection } from '../../drawer/loaded-section.tsx';
import styles from './data-sets.module.css';
import { FieldScores } from './field-scores.tsx';
import { ImageThumbnail } from './image-thumbnail.tsx';
import { useMetricNames } from './use-data-set-labels.ts';

interface EvaluationDetailsProps {
  readonly evaluation: Evaluation;
  /** Evaluations to compare with. */
  readonly others: readonly Evaluation[];
}

/** The metrics of an evaluation, its wrong results, and how it compares with another one. */
export function EvaluationDetails({ evaluation, others }: EvaluationDetailsProps) {
  const { t } = useLingui();
  const detail = useCall(evaluationCalls.detail, { id: evaluation.id });
  const name = `${evaluation.targetName} ${versionName(evaluation.version)}`;
  return (
    <section aria-label={name}>
      <h3 className={styles.sectionTitle}>{name}</h3>
      <FormAlert>{evaluation.message ?? undefined}</FormAlert>
      {evaluation.metrics ? <Metrics score={evaluation.score} metrics={evaluation.metrics} /> : null}
      <LoadedSection
        loaded={detail}
        failureTitle={t({
          id: 'management.page.data-sets.detail-failed',
          message: 'Failed to load the evaluation',
        })}
      >
        {(loaded) => (
          <>
            <Failures detail={loaded} />
            <Comparison
              detail={loaded}
              others={others.filter(
                ({ status, dataSetRevision }) =>
                  status === 'succeeded' && dataSetRevision === evaluation.dataSetRevision,
              )}
            />
          </>
        )}
      </LoadedSection>
    </section>
  );
}

function Metrics({ score, metrics }: { readonly score: number | null; readonly metrics: EvaluationMetrics }) {
  const { t } = useLingui();
  const format = useFormat();
  const names = useMetricNames();
  const { metric, mape, naiveMape, silhouette, characterError = null, mae = null } = metrics;
  const { exactMatch = null, fields, confusion, p50Ms, p95Ms } = metrics;
  const tokens = useTokenDetails(metrics);
  const shares = [score, exactMatch, mape, naiveMape, characterError];
  const formatShare = (share: number | null) => (share === null ? null : format.percent(share, shares));
  const details: (readonly [string, string | null])[] = [
    [names[metric as EvaluationMetric] ?? metric, formatShare(score)],
    [names.exactMatch, formatShare(exactMatch)],
    [
      t({ id: 'management.page.data-sets.mape', message: 'Mean absolute percentage error (MAPE)' }),
      formatShare(mape),
    ],
    [
      t({ id: 'management.page.data-sets.naive-mape', message: 'Error of the seasonal naive forecast' }),
      formatShare(naiveMape),
    ],
    [
      t({ id: 'management.page.data-sets.silhouette', message: 'Silhouette' }),
      silhouette === null ? null : format.number(silhouette, { maximumFractionDigits: 3 }),
    ],
    [
      t({ id: 'management.page.data-sets.character-error', message: 'Character error rate' }),
      formatShare(characterError),
    ],
    [
      t({ id: 'management.page.data-sets.mae', message: 'Mean absolute error' }),
      mae === null ? null : format.number(mae, { maximumSignificantDigits: 4 }),
    ],
    [t({ id: 'management.page.data-sets.p50', message: 'P50 latency' }), format.duration(p50Ms)],
    [t({ id: 'management.page.data-sets.p95', message: 'P95 latency' }), format.duration(p95Ms)],
    ...tokens,
  ];
  return (
    <>
      <dl className={styles.details}>
        {details.map(([label, value]) =>
          value === null ? null : (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
        )}
      </dl>
      {fields ? <FieldScores fields={fields} /> : null}
      {confusion ? <ConfusionMatrix {...confusion} /> : null}
    </>
  );
}

function Failures({ detail: { failures, failureCount } }: { readonly detail: EvaluationDetail }) {
  const { t } = useLingui();
  const format = useFormat();
  const { firstRow, pageSize, pager } = useRowPages(failures.length);
  const areMessagesLoaded = useAreTaskMessagesLoaded();
  if (failureCount === 0 || !areMessagesLoaded) return null;
  const count = format.number(failureCount);
  const title = t({ id: 'management.page.data-sets.wrong', message: `Wrong results: ${count}` });
  return (
    <>
      <h4 className={styles.sectionTitle}>{title}</h4>
      <RecordTable
        label={title}
        rows={failures.slice(firstRow, firstRow + pageSize)}
        rowKey={({ row }) => String(row)}
        columns={[
          {
            key: 'row',
            title: t({ id: 'management.page.data-sets.row', message: 'Row' }),
            isName: true,
            render: ({ row }) => format.number(row),
          },
          {
            key: 'input',
            title: t({ id: 'management.page.data-sets.input', message: 'Input' }),
            render: ({ input, imageId }) =>
              imageId === undefined ? (
                input
              ) : (
                <>
                  <ImageThumbnail id={imageId} name={input} />
                  <bdi>{input}</bdi>
                </>
              ),
          },
          {
            key: 'expected',
            title: t({ id: 'management.page.data-sets.expected', message: 'Expected' }),
            render: ({ expected }) => <MultilineText text={expected} />,
          },
          {
            key: 'actual',
            title: t({ id: 'management.page.data-sets.actual', message: 'Result' }),
            render: ({ actual, message }) => <MultilineText text={message ?? actual} />,
          },
        ]}
      />
      {pager}
    </>
  );
}

/** A text with its line breaks. */
function MultilineText({ text }: { readonly text: string }) {
  return <span className={styles.lines}>{text}</span>;
}

interface ComparisonProps {
  readonly detail: EvaluationDetail;
  readonly others: readonly Evaluation[];
}

/**
 * Compares an evaluation with another one on the same data set revision: the scores, and the rows
 * whose result became right or wrong.
 */
function Comparison({ detail, others }: ComparisonProps) {
  const { t } = useLingui();
  const id = useId();
  const [otherId, setOtherId] = useState('');
  if (others.length === 0) return null;
  return (
    <>
      <h4 className={styles.sectionTitle}>
        {t({ id: 'management.page.data-sets.comparison', message: 'Comparison' })}
      </h4>
      <div className={styles.compare}>
        <label htmlFor={id}>{t({ id: 'management.page.data-sets.compare', message: 'Compare with' })}</label>
        <Choice
          id={id}
          value={otherId}
          options={[
            { value: '', label: t({ id: 'management.page.data-sets.none', message: 'None' }) },
            ...others.map((one) => ({
              value: one.id,
              label: `${one.targetName} ${versionName(one.version)}`,
            })),
          ]}
          onChoose={setOtherId}
        />
      </div>
      {otherId === '' ? null : <Changes key={otherId} detail={detail} otherId={otherId} />}
    </>
  );
}

/**
 * Returns the last row whose result is known to be right or wrong. The server sends only the first failures, so later
 * rows are unknown. If it has sent all failures, all rows are known, and the function returns infinity.
 */
function findLastKnownRow({ failures, failureCount }: EvaluationDetail): number {
  return failureCount > failures.length ? (failures.at(-1)?.row ?? 0) : Number.POSITIVE_INFINITY;
}

function Changes({ detail, otherId }: { readonly detail: EvaluationDetail; readonly otherId: string }) {
  const { t } = useLingui();
  const format = useFormat();
  const other = useCall(evaluationCalls.detail, { id: otherId });
  return (
    <LoadedSection
      loaded={other}
      failureTitle={t({
        id: 'management.page.data-sets.detail-failed',
        message: 'Failed to load the evaluation',
      })}
    >
      {(otherDetail) => {
        const currentRows = detail.failures.map(({ row }) => row);
        const otherRows = otherDetail.failures.map(({ row }) => row);
        const lastRow = Math.min(findLastKnownRow(detail), findLastKnownRow(otherDetail));
        const formatRows = (rows: readonly number[]) => {
          const texts = rows.filter((row) => row <= lastRow).map((row) => format.number(row));
          // It is not known which later rows got better or worse.
          if (lastRow !== Number.POSITIVE_INFINITY) texts.push('…');
          return texts.length === 0 ? '–' : format.list(texts);
        };
        const scores = [otherDetail.score, detail.score];
        const details: readonly (readonly [string, ReactNode])[] = [
          [
            t({ id: 'management.page.data-sets.score', message: 'Score' }),
            <bdi key="score" dir="ltr">
              {scores.map((score) => format.percent(score ?? 0, scores)).join(' → ')}
            </bdi>,
          ],
          [
            t({ id: 'management.page.data-sets.better', message: 'Rows that got better' }),
            formatRows(otherRows.filter((row) => !currentRows.includes(row))),
          ],
          [
            t({ id: 'management.page.data-sets.worse', message: 'Rows that got worse' }),
            formatRows(currentRows.filter((row) => !otherRows.includes(row))),
          ],
        ];
        const fields = detail.metrics?.fields;
        return (
          <>
            <dl className={styles.details}>
              {details.map(([label, value]) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
            {fields ? <FieldScores fields={fields} otherFields={otherDetail.metrics?.fields ?? []} /> : null}
          </>
        );
      }}
    </LoadedSection>
  );
}
