import type { ItemRevision } from '@atrium/contract';
import { useLingui } from '@lingui/react/macro';
import styles from './items.module.css';
import { revisionDifferences } from './revision-differences.ts';

interface RevisionComparisonProps {
  readonly one: ItemRevision;
  readonly other: ItemRevision;
}

/** Only what differs, side by side. */
export function RevisionComparison({ one, other }: RevisionComparisonProps) {
  const { t } = useLingui();
  const lines = revisionDifferences(one.content, other.content);
  const words: Readonly<Record<string, string>> = {
    slug: t({ id: 'management.component.items.slug', message: '标识' }),
    name: t({ id: 'management.component.items.name', message: '名称' }),
    task: t({ id: 'management.component.items.task', message: '任务' }),
    engine: t({ id: 'management.component.items.engine', message: '引擎' }),
    description: t({ id: 'management.component.items.description', message: '描述' }),
    tags: t({ id: 'management.component.items.tags', message: '标签' }),
    sample: t({ id: 'management.component.items.sample', message: '示例' }),
  };
  if (lines.length === 0) {
    return (
      <p className={styles.quiet}>
        {t({ id: 'management.component.items.same', message: '这两个修订没有差别。' })}
      </p>
    );
  }
  return (
    <table className={styles.differences}>
      <thead>
        <tr>
          <th scope="col">{t({ id: 'management.component.items.property', message: '属性' })}</th>
          <th scope="col">{one.revision}</th>
          <th scope="col">{other.revision}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.name}>
            <th scope="row">{words[line.name] ?? line.name.replace(/^parameters\./, '')}</th>
            <td>{line.one}</td>
            <td>{line.other}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
