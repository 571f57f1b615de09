import type { ItemRevision, TaskId } from '@atrium/contract';
import { useFormat } from '@atrium/i18n';
import { ParameterName, ParameterValue, useTaskNames } from '@atrium/task-views';
import { useLingui } from '@lingui/react/macro';
import { useItemSources } from '../item-sources.ts';
import styles from '../items.module.css';
import { useEnginesOfKind } from '../use-engines-of-kind.ts';
import { compareRevisions } from './compare-revisions.ts';

interface RevisionComparisonProps {
  readonly one: ItemRevision;
  readonly other: ItemRevision;
}

/** Shows only the differences of two revisions, side by side. */
export function RevisionComparison({ one, other }: RevisionComparisonProps) {
  const { t } = useLingui();
  const differences = compareRevisions(one.content, other.content);
  const labels: Readonly<Record<string, string>> = {
    slug: t({ id: 'management.component.items.slug', message: 'Slug' }),
    name: t({ id: 'management.component.items.name', message: 'Name' }),
    task: t({ id: 'management.component.items.task', message: 'Task' }),
    engine: t({ id: 'management.component.items.engine', message: 'Engine' }),
    description: t({ id: 'management.component.items.description', message: 'Description' }),
    tags: t({ id: 'management.component.items.tags', message: 'Tags' }),
    sample: t({ id: 'management.component.items.sample', message: 'Sample' }),
  };
  const describeValue = useDescribeValue();
  if (differences.length === 0) {
    return (
      <p className={styles.muted}>
        {t({ id: 'management.component.items.same', message: 'These revisions are identical.' })}
      </p>
    );
  }
  return (
    <table className={styles.differences}>
      <thead>
        <tr>
          <th scope="col">{t({ id: 'management.component.items.property', message: 'Property' })}</th>
          <th scope="col">{one.revision}</th>
          <th scope="col">{other.revision}</th>
        </tr>
      </thead>
      <tbody>
        {differences.map((difference) => (
          <tr key={`${difference.isParameter} ${difference.name}`}>
            <th scope="row">
              {difference.isParameter ? (
                <ParameterName name={difference.name} />
              ) : (
                (labels[difference.name] ?? difference.name)
              )}
            </th>
            {(['one', 'other'] as const).map((side) => (
              <td key={side}>
                {difference.isParameter ? (
                  <ParameterValue name={difference.name} value={difference[side]} />
                ) : (
                  describeValue(difference.name, difference[side])
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Returns a function that describes the value of an item's field. */
function useDescribeValue(): (name: string, value: unknown) => string {
  const tasks = useTaskNames();
  const format = useFormat();
  const { engines } = useEnginesOfKind(useItemSources().kind);
  return (name, value) => {
    if (name === 'task') return tasks[value as TaskId] ?? String(value);
    if (name === 'engine') return engines.find(({ id }) => id === value)?.name ?? String(value);
    const text = Array.isArray(value) ? format.list(value) : String(value ?? '');
    return text || '–';
  };
}
