import { Button } from '@atrium/ui/base';
import { useLingui } from '@lingui/react/macro';
import styles from './algorithm-form.module.css';
import { useAlgorithmNames } from './algorithm-names.ts';
import { type AlgorithmValues, valuesOf } from './algorithm-values.ts';
import type { Conflict } from './use-algorithm-form.ts';

interface AlgorithmConflictProps {
  readonly conflict: Conflict;
  readonly form: { takeStored(): void; keepEntered(): void };
}

/** Says what somebody else changed meanwhile, and asks which of the two shall stand. */
export function AlgorithmConflict({ conflict, form }: AlgorithmConflictProps) {
  const { t } = useLingui();
  const { tasks } = useAlgorithmNames();
  const stored = valuesOf(conflict.stored);
  const labels: Readonly<Record<keyof AlgorithmValues, string>> = {
    name: t({ id: 'management.page.algorithms.name', message: '名称' }),
    slug: t({ id: 'management.page.algorithms.slug', message: '标识' }),
    task: t({ id: 'management.page.algorithms.task', message: '任务' }),
    description: t({ id: 'management.page.algorithms.description', message: '描述' }),
    tags: t({ id: 'management.page.algorithms.tags', message: '标签' }),
  };
  const revision = conflict.stored.revision;
  return (
    <div className={styles.conflict} role="alert">
      <p>
        {t({
          id: 'management.page.algorithms.conflict',
          message: `在您编辑期间，其他人保存了修改（现在是第 ${revision} 次修订）。您的输入仍在。`,
        })}
      </p>
      <dl>
        {conflict.changed.map((name) => (
          <div key={name}>
            <dt>{labels[name]}</dt>
            <dd>{(name === 'task' ? tasks[stored.task] : stored[name]) || '–'}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.actions}>
        <Button onClick={form.takeStored}>
          {t({ id: 'management.page.algorithms.take-stored', message: '采用已保存的内容' })}
        </Button>
        <Button type="primary" onClick={form.keepEntered}>
          {t({ id: 'management.page.algorithms.keep-entered', message: '保留我的输入' })}
        </Button>
      </div>
    </div>
  );
}
