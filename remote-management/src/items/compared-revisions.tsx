import { request } from '@atrium/runtime';
import { Spin } from '@atrium/ui/base';
import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import { LoadFailure } from '../panel/load-failure.tsx';
import { useAnswer } from '../panel/use-answer.ts';
import type { ItemRow } from './item-desk.ts';
import { useItemDesk } from './item-desk-context.ts';
import { RevisionComparison } from './revision-comparison.tsx';

interface ComparedRevisionsProps {
  readonly item: ItemRow;
  readonly revisions: readonly [number, number];
}

/** Reads two revisions of an item and shows in what they differ. */
export function ComparedRevisions({ item, revisions }: ComparedRevisionsProps) {
  const { t } = useLingui();
  const { calls } = useItemDesk();
  const { id } = item;
  const [from, to] = revisions;
  const ask = useCallback(
    (signal: AbortSignal) =>
      Promise.all([from, to].map((revision) => request(calls.revision, { id, revision }, { signal }))),
    [calls, id, from, to],
  );
  const { data, hasFailed, retry } = useAnswer(ask);
  const [one, other] = data ?? [];
  if (hasFailed) {
    return (
      <LoadFailure
        title={t({
          id: 'management.component.items.revisions-failed',
          message: 'The revisions could not be read',
        })}
        onRetry={retry}
      />
    );
  }
  return one && other ? <RevisionComparison one={one} other={other} /> : <Spin />;
}
