import type { ItemRevisionRow } from '@atrium/contract';
import { useFormat } from '@atrium/i18n';
import { Button, FormAlert, Spin } from '@atrium/ui/base';
import { RecordTable } from '@atrium/ui/data';
import { useLingui } from '@lingui/react/macro';
import { LoadFailure } from '../panel/load-failure.tsx';
import type { ItemRow } from './item-desk.ts';
import { RevisionPair } from './revision-pair.tsx';
import { useRevisions } from './use-revisions.ts';

/** What an item was, revision by revision: any two side by side, and each can come back. */
export function RevisionList({ item }: { readonly item: ItemRow }) {
  const { t } = useLingui();
  const format = useFormat();
  const { list, hasFailed, retry, refusal, isRestoring, restore } = useRevisions(item);
  const marksOf = (one: ItemRevisionRow) =>
    [
      one.revision === item.revision && t({ id: 'management.component.items.newest', message: '当前' }),
      one.revision === item.publishedRevision &&
        t({ id: 'management.component.items.in-use', message: '应用正在使用' }),
      one.testedAt !== null && t({ id: 'management.component.items.tested', message: '已通过测试' }),
    ]
      .filter(Boolean)
      .join(' · ');
  if (hasFailed) {
    return (
      <LoadFailure
        title={t({ id: 'management.component.items.revisions-failed', message: '没能读取修订' })}
        onRetry={retry}
      />
    );
  }
  if (!list) return <Spin />;
  return (
    <>
      <FormAlert>{refusal}</FormAlert>
      <RevisionPair list={list} item={item} />
      <RecordTable
        label={t({ id: 'management.component.items.revisions', message: '修订' })}
        rows={list}
        rowKey={({ revision }) => String(revision)}
        columns={[
          {
            key: 'revision',
            title: t({ id: 'management.component.items.revision', message: '修订' }),
            isName: true,
            render: ({ revision }) => revision,
          },
          {
            key: 'marks',
            title: t({ id: 'management.component.items.status', message: '状态' }),
            render: (one) => marksOf(one) || '–',
          },
          {
            key: 'by',
            title: t({ id: 'management.component.items.saved', message: '保存' }),
            render: ({ createdByName, createdAt }) =>
              [createdByName, format.dateTime(createdAt)].filter(Boolean).join(' · '),
          },
          {
            key: 'actions',
            title: t({ id: 'management.component.items.actions', message: '操作' }),
            isActions: true,
            render: ({ revision }) =>
              revision === item.revision || item.status === 'archived' ? null : (
                <Button
                  type="text"
                  size="small"
                  disabled={isRestoring}
                  aria-label={t({
                    id: 'management.component.items.restore-named',
                    message: `恢复到修订 ${revision}`,
                  })}
                  onClick={() => void restore(revision)}
                >
                  {t({ id: 'management.component.items.restore', message: '恢复' })}
                </Button>
              ),
          },
        ]}
      />
    </>
  );
}
