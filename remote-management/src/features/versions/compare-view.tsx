import { type ComparedVersion, versionCompareCall } from '@atrium/contract';
import { useFormat } from '@atrium/i18n';
import { defineLoad, useLoad } from '@atrium/runtime';
import { TaskResult } from '@atrium/task-views';
import { Button, Spin } from '@atrium/ui/base';
import { StateView } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { versionName } from '../../version-name.ts';
import { useAlgorithm } from './algorithm-context.ts';
import { CompareTable } from './compare-table.tsx';
import { useFailureWords } from './use-failure-words.ts';
import styles from './versions.module.css';

const compareLoad = defineLoad(versionCompareCall);

/** Two versions side by side: what they are made of, and what they give on the same sample. */
export function CompareView({ ids }: { readonly ids: readonly [string, string] }) {
  const { t } = useLingui();
  const { task } = useAlgorithm();
  const { data, error, isLoading, reload } = useLoad(
    compareLoad,
    useMemo(() => ({ ids: [...ids] }), [ids]),
  );
  if (isLoading) return <Spin />;
  if (!data || error) {
    return (
      <StateView
        kind="failure"
        title={t({
          id: 'management.page.versions.compare-failed',
          message: 'These two versions could not be compared',
        })}
        action={
          <Button onClick={() => void reload()}>
            {t({ id: 'management.page.versions.retry', message: 'Try again' })}
          </Button>
        }
      />
    );
  }
  const { sample } = data;
  const sides = [...data.sides].sort((one, other) => one.version.number - other.version.number);
  return (
    <>
      <CompareTable sides={sides} />
      {sample ? null : (
        <p className={styles.line}>
          {t({
            id: 'management.page.versions.no-sample',
            message: 'Neither version has a sample, so neither was run.',
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
            <SideHead side={side} />
            {task && side.output != null ? (
              <TaskResult task={task} input={sample} output={side.output} />
            ) : null}
          </section>
        ))}
      </div>
    </>
  );
}

function SideHead({ side }: { readonly side: ComparedVersion }) {
  const format = useFormat();
  const wordFailure = useFailureWords();
  const { version, runMs, failure } = side;
  const told =
    failure === null ? runMs !== null && `${format.number(Math.round(runMs))} ms` : wordFailure(failure);
  return (
    <h3 className={styles.part}>
      {versionName(version.number)} <span className={styles.quiet}>{told}</span>
    </h3>
  );
}
