import { type Share, shareCalls } from '@atrium/contract';
import { useCall } from '@atrium/runtime';
import { Button, Checkbox, FormAlert } from '@atrium/ui/base';
import { DialogActions, SideDrawer } from '@atrium/ui/data';
import { useLingui } from '@lingui/react/macro';
import { LoadedSection } from '../../../loaded-section.tsx';
import { SectionSkeleton } from '../../../skeletons/section-skeleton.tsx';
import styles from '../app.module.css';
import { useOpenApp } from '../open-app.ts';
import { AddShare } from './add-share.tsx';
import shareStyles from './share.module.css';
import { ShareTable } from './share-table.tsx';
import { useShareActions } from './use-share-actions.ts';

interface ShareDrawerProps {
  readonly isOpen: boolean;
  onClose(): void;
}

/** Shares the open app with users and groups, and shows who has access. */
export function ShareDrawer({ isOpen, onClose }: ShareDrawerProps) {
  const { t } = useLingui();
  const { app } = useOpenApp();
  const { name } = app;
  const closeLabel = t({ id: 'assets.page.history.close', message: 'Close' });
  return (
    <SideDrawer
      isOpen={isOpen}
      isWide
      title={t({ id: 'assets.page.share.title', message: `Share “${name}”` })}
      closeLabel={closeLabel}
      onClose={onClose}
    >
      <Shares />
      <DialogActions>
        <Button onClick={onClose}>{closeLabel}</Button>
      </DialogActions>
    </SideDrawer>
  );
}

function Shares() {
  const { app } = useOpenApp();
  const shares = useCall(shareCalls.list, { appId: app.id }, { showsPrevious: true });
  return (
    <LoadedSection loaded={shares} skeleton={<SectionSkeleton />}>
      {({ list }) => <ShareForm list={list} onChanged={shares.reload} />}
    </LoadedSection>
  );
}

interface ShareFormProps {
  readonly list: readonly Share[];
  onChanged(): Promise<void>;
}

function ShareForm({ list, onChanged }: ShareFormProps) {
  const { t } = useLingui();
  const { error, isRunning, share: shareWith, remove } = useShareActions(onChanged);
  const everyoneShare = list.find(({ kind }) => kind === 'everyone');
  return (
    <div className={styles.panel}>
      <FormAlert>{error}</FormAlert>
      <AddShare
        isBusy={isRunning}
        holderIds={new Set(list.flatMap(({ holderId }) => holderId ?? []))}
        onAdd={({ kind, id }, level) => shareWith({ kind, holderId: id, level })}
      />
      <section>
        <h3 className={styles.sectionTitle}>
          {t({ id: 'assets.page.share.who', message: 'Users and groups with access' })}
        </h3>
        <ShareTable
          list={list.filter(({ kind }) => kind !== 'everyone')}
          isBusy={isRunning}
          onLevelChange={({ kind, holderId }, level) =>
            void shareWith({ kind, level, ...(holderId ? { holderId } : {}) })
          }
          onRemove={({ id }) => void remove(id)}
        />
      </section>
      <section>
        <Checkbox
          checked={everyoneShare !== undefined}
          disabled={isRunning}
          onChange={() =>
            void (everyoneShare ? remove(everyoneShare.id) : shareWith({ kind: 'everyone', level: 'use' }))
          }
        >
          {t({ id: 'assets.page.share.everyone', message: 'All signed-in users can use this app' })}
        </Checkbox>
        <p className={shareStyles.hint}>
          {t({
            id: 'assets.page.share.hint',
            message: 'The owner and admins always have full access to this app.',
          })}
        </p>
      </section>
    </div>
  );
}
