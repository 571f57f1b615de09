import { StatusMark } from '@atrium/ui/data';
import { useLingui } from '@lingui/react/macro';
import { STATUS_TONES, useAlgorithmLabels } from '../use-algorithm-labels.ts';
import type { ItemRow } from './item-sources.ts';
import styles from './items.module.css';

/** An item's status. Also states that a published item has a newer revision, or that a draft has not passed a test. */
export function ItemStatus({ item }: { readonly item: ItemRow }) {
  const { t } = useLingui();
  const { statuses } = useAlgorithmLabels();
  const { status, revision, publishedRevision, testedAt } = item;
  const hasUnpublishedChanges = status === 'published' && revision !== publishedRevision;
  return (
    <span className={styles.status}>
      <StatusMark tone={STATUS_TONES[status]}>{statuses[status]}</StatusMark>
      {hasUnpublishedChanges ? (
        <span className={styles.muted}>
          {t({ id: 'management.component.items.waiting', message: 'Unpublished changes' })}
        </span>
      ) : null}
      {status === 'draft' && testedAt === null ? (
        <span className={styles.muted}>
          {t({ id: 'management.component.items.untested', message: 'Not tested' })}
        </span>
      ) : null}
    </span>
  );
}
