import { request, useLoad } from '@atrium/runtime';
import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import { LoadedSection } from '../../drawer/loaded-section.tsx';
import { type ItemRow, useItemSources } from '../item-sources.ts';
import { RevisionComparison } from './revision-comparison.tsx';

interface ComparedRevisionsProps {
  readonly item: ItemRow;
  readonly revisions: readonly [number, number];
}

interface ComparedPair {
  readonly id: string;
  readonly revisions: readonly [number, number];
}

/** Loads two revisions of an item and shows how they differ. */
export function ComparedRevisions({ item: { id }, revisions }: ComparedRevisionsProps) {
  const { t } = useLingui();
  const { calls } = useItemSources();
  const loadPair = useCallback(
    async (pair: ComparedPair, { signal }: { readonly signal: AbortSignal }) => {
      const [from, to] = pair.revisions;
      const load = (revision: number) => request(calls.revision, { id: pair.id, revision }, { signal });
      const [one, other] = await Promise.all([load(from), load(to)]);
      return { one, other };
    },
    [calls],
  );
  return (
    <LoadedSection
      loaded={useLoad(loadPair, { id, revisions })}
      failureTitle={t({
        id: 'management.component.items.revisions-failed',
        message: 'Failed to load revisions',
      })}
    >
      {({ one, other }) => <RevisionComparison one={one} other={other} />}
    </LoadedSection>
  );
}
