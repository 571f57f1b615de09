import type { ItemRevisionRow } from '@atrium/contract';
import { useFormat } from '@atrium/i18n';
import { Button, FormAlert } from '@atrium/ui/base';
import { RecordTable } from '@atrium/ui/data';
import { useLingui } from '@lingui/react/macro';
import { LoadedSection } from '../../drawer/loaded-section.tsx';
import type { ItemRow } from '../item-sources.ts';
import { RevisionPair } from './revision-pair.tsx';
import { useRevisions } from './use-revisions.ts';

/** The revisions of an item: any two can be compared, and each can be restored. */
export function RevisionList({ item }: { readonly item: ItemRow }) {
  const { t } = useLingui();
  const format = useFormat();
  const { revisions, errorMessage, isRestoring, restore } = useRevisions(item);
  const describeStatus = (one: ItemRevisionRow) =>
    [
      one.revision === item.revision && t({ id: 'management.component.items.newest', message: 'Latest' }),
      one.revision === item.publishedRevision &&
        t({ id: 'management.component.items.in-use', message: 'Production' }),
      one.testedAt !== null && t({ id: 'management.component.items.tested', message: 'Tested' }),
    ]
      .filter(Boolean)
      .join(' · ');
  return (
    <LoadedSection
      loaded={revisions}
      failureTitle={t({
        id: 'management.component.items.revisions-failed',
        message: 'Failed to load revisions',
      })}
    >
      {({ list }) => (
        <>
          <FormAlert>{errorMessage}</FormAlert>
          <RevisionPair list={list} item={item} />
          <RecordTable
            label={t({ id: 'management.component.items.revisions', message: 'Revisions' })}
            rows={list}
            rowKey={({ revision }) => String(revision)}
            columns={[
              {
                key: 'revision',
                title: t({ id: 'management.component.items.revision', message: 'Revision' }),
                isName: true,
                render: ({ revision }) => revision,
              },
              {
                key: 'marks',
                title: t({ id: 'management.component.items.status', message: 'Status' }),
                render: (one) => describeStatus(one) || '–',
              },
              {
                key: 'by',
                title: t({ id: 'management.component.items.saved', message: 'Saved' }),
                render: ({ createdByName, createdAt }) =>
                  [createdByName, format.dateTime(createdAt)].filter(Boolean).join(' · '),
              },
              {
                key: 'actions',
                title: t({ id: 'management.component.items.actions', message: 'Actions' }),
                isActions: true,
                render: ({ revision }) =>
                  revision === item.revision || item.status === 'archived' ? null : (
                    <Button
                      type="text"
                      size="small"
                      disabled={isRestoring}
                      aria-label={t({
                        id: 'management.component.items.restore-named',
                        message: `Restore to revision ${revision}`,
                      })}
                      onClick={() => void restore(revision)}
                    >
                      {t({ id: 'management.component.items.restore', message: 'Restore' })}
                    </Button>
                  ),
              },
            ]}
          />
        </>
      )}
    </LoadedSection>
  );
}
