import type { RunDetail, TaskId } from '@atrium/contract';
import { AccessGate } from '@atrium/runtime';
import { Button } from '@atrium/ui/base';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import styles from '../../app.module.css';
import { AddExampleForm } from './add-example-form.tsx';
import { supportsExamples } from './create-example.ts';

/** Users with one of these roles or permissions may change data sets. */
const DATA_SET_ACCESS = ['admin', 'data-sets'];

interface AnnotateRunProps {
  readonly storedRun: RunDetail;
  readonly task: TaskId;
}

/** Corrects the result of a run, and adds it to a data set of the same task as an example. */
export function AnnotateRun({ storedRun, task }: AnnotateRunProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  if (!supportsExamples(task)) return null;
  const title = t({ id: 'assets.page.annotation.title', message: 'Add to a data set' });
  return (
    <AccessGate access={DATA_SET_ACCESS}>
      <section aria-label={title}>
        <h3 className={styles.sectionTitle}>{title}</h3>
        {isOpen ? (
          <AddExampleForm storedRun={storedRun} task={task} onClose={() => setOpen(false)} />
        ) : (
          <div className={styles.annotation}>
            <p className={styles.hint}>
              {t({
                id: 'assets.page.annotation.description',
                message: 'Correct the result, and add it with its input as an example for evaluations.',
              })}
            </p>
            <Button onClick={() => setOpen(true)}>
              {t({ id: 'assets.page.annotation.open', message: 'Correct the result' })}
            </Button>
          </div>
        )}
      </section>
    </AccessGate>
  );
}
