import type { ItemRevisionRow } from '@atrium/contract';
import { Choice } from '@atrium/ui/data';
import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import type { ItemRow } from '../item-sources.ts';
import styles from '../items.module.css';
import { ComparedRevisions } from './compared-revisions.tsx';

interface RevisionPairProps {
  readonly item: ItemRow;
  /** Newest first. */
  readonly list: readonly ItemRevisionRow[];
}

/**
 * Two revisions side by side. At first, they are the newest revision and the published one. If the newest revision is
 * published, or if the list contains no published one, the previous revision is shown instead of the published one.
 */
export function RevisionPair({ item, list }: RevisionPairProps) {
  const { t } = useLingui();
  const [newest, previous] = list;
  const published = list.find(({ revision }) => revision === item.publishedRevision);
  const base = published === newest ? previous : published;
  const [from, setFrom] = useState((base ?? previous)?.revision);
  const [to, setTo] = useState(newest?.revision);
  const find = (number: number | undefined) => list.find(({ revision }) => revision === number);
  const [one, other] = [find(from), find(to)];
  if (!one || !other) return null;
  const revisions = list.map(({ revision }) => revision);
  return (
    <section className={styles.compared}>
      <div className={styles.pair}>
        <RevisionChoice
          label={t({ id: 'management.component.items.compare-from', message: 'From revision' })}
          revisions={revisions}
          value={one.revision}
          onChoose={setFrom}
        />
        <RevisionChoice
          label={t({ id: 'management.component.items.compare-to', message: 'To revision' })}
          revisions={revisions}
          value={other.revision}
          onChoose={setTo}
        />
      </div>
      <ComparedRevisions item={item} revisions={[one.revision, other.revision]} />
    </section>
  );
}

interface RevisionChoiceProps {
  readonly label: string;
  readonly revisions: readonly number[];
  readonly value: number;
  onChoose(revision: number): void;
}

function RevisionChoice({ label, revisions, value, onChoose }: RevisionChoiceProps) {
  const id = useId();
  return (
    <span>
      <label htmlFor={id}>{label}</label>{' '}
      <Choice
        id={id}
        value={String(value)}
        options={revisions.map((revision) => ({ value: String(revision), label: String(revision) }))}
        onChoose={(chosen) => onChoose(Number(chosen))}
      />
    </span>
  );
}
