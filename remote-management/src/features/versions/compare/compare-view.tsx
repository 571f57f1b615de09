import { type ComparedVersion, type DataOf, versionCompareCall, versionName } from '@atrium/contract';
import { useFormat } from '@atrium/i18n';
import { useCall } from '@atrium/runtime';
import { RunError, TaskResult } from '@atrium/task-views';
import { useLingui } from '@lingui/react/macro';
import { LoadedSection } from '../../../drawer/loaded-section.tsx';
import { useAlgorithm } from '../algorithm-context.ts';
import styles from '../versions.module.css';
import { CompareTable } from './compare-table.tsx';

/** Two versions side by side: their content, and their output for the same sample. */
export function CompareView({ ids }: { readonly ids: readonly [string, string] }) {
  const { t } = useLingui();
  return (
    <LoadedSection
      loaded={useCall(versionCompareCall, { ids: [...ids] })}
      failureTitle={t({
        id: 'management.page.versions.compare-failed',
        message: 'Failed to compare these versions',
      })}
    >
      {(data) => <Comparison data={data} />}
    </LoadedSection>
  );
}

function Comparison({ data }: { readonly data: DataOf<typeof versionCompareCall> }) {
  const { t } = useLingui();
  const { task } = useAlgorithm();
  const { sample } = data;
  const sides = [...data.sides].sort((one, other) => one.version.number - other.version.number);
  return (
    <>
      <CompareTable sides={sides} />
      {sample ? null : (
        <p className={styles.note}>
          {t({
            id: 'management.page.versions.no-sample',
            message: 'Neither version has a sample, so no outputs can be compared.',
          })}
        </p>
      )}
      <div className={styles.sides}>
        {sides.map((side) => (
          <section
            key={side.version.id}
            className={styles.side}
            aria-label={versionName(side.version.number)}
          >
            <SideHeader side={side} />
            {task && side.output != null ? (
              <TaskResult task={task} input={sample} output={side.output} />
            ) : null}
          </section>
        ))}
      </div>
    </>
  );
}

function SideHeader({ side }: { readonly side: ComparedVersion }) {
  const format = useFormat();
  const { version, runMs, failure } = side;
  const duration = runMs !== null && format.duration(runMs);
  return (
    <h3 className={styles.sectionTitle}>
      {versionName(version.number)}{' '}
      <span className={styles.muted}>{failure === null ? duration : <RunError code={failure} />}</span>
    </h3>
  );
}
