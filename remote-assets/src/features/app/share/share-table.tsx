import { SHARE_LEVELS, type Share, type ShareLevel } from '@atrium/contract';
import { Button } from '@atrium/ui/base';
import { Choice, RecordTable } from '@atrium/ui/data';
import { useLingui } from '@lingui/react/macro';
import styles from './share.module.css';
import { useHolderKindLabels } from './use-holder-kind-labels.ts';
import { useLevelLabels } from './use-level-labels.ts';

interface ShareTableProps {
  readonly list: readonly Share[];
  readonly isBusy: boolean;
  onLevelChange(share: Share, level: ShareLevel): void;
  onRemove(share: Share): void;
}

/** The users and groups with whom the open app is shared. */
export function ShareTable({ list, isBusy, onLevelChange, onRemove }: ShareTableProps) {
  const { t } = useLingui();
  const labels = useLevelLabels();
  const kinds = useHolderKindLabels();
  if (list.length === 0) {
    return (
      <p className={styles.none}>
        {t({ id: 'assets.page.share.private', message: 'This app is not shared with any users or groups.' })}
      </p>
    );
  }
  return (
    <RecordTable
      label={t({ id: 'assets.page.share.who', message: 'Users and groups with access' })}
      rows={list}
      rowKey={({ id }) => id}
      isBusy={isBusy}
      columns={[
        {
          key: 'name',
          title: t({ id: 'assets.page.share.name', message: 'Name' }),
          isName: true,
          render: ({ name }) => <bdi>{name}</bdi>,
        },
        {
          key: 'kind',
          title: t({ id: 'assets.page.share.kind', message: 'Kind' }),
          render: ({ kind }) => (kind === 'everyone' ? '–' : kinds[kind]),
        },
        {
          key: 'level',
          title: t({ id: 'assets.page.share.level', message: 'Access level' }),
          render: (share) => {
            const name = share.name ?? '';
            return (
              <Choice
                aria-label={t({ id: 'assets.page.share.level-of', message: `Access level of ${name}` })}
                disabled={isBusy}
                value={share.level}
                options={SHARE_LEVELS.map((value) => ({ value, label: labels[value].name }))}
                onChoose={(value) => onLevelChange(share, value as ShareLevel)}
              />
            );
          },
        },
        {
          key: 'actions',
          title: t({ id: 'assets.page.share.actions', message: 'Actions' }),
          isActions: true,
          render: (share) => {
            const name = share.name ?? '';
            return (
              <Button
                type="text"
                status="danger"
                disabled={isBusy}
                aria-label={t({
                  id: 'assets.page.share.remove-of',
                  message: `Remove the access of ${name}`,
                })}
                onClick={() => onRemove(share)}
              >
                {t({ id: 'assets.page.share.remove', message: 'Remove' })}
              </Button>
            );
          },
        },
      ]}
    />
  );
}
