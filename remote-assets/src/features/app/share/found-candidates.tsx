import { type ShareCandidate, shareCalls } from '@atrium/contract';
import { useCall } from '@atrium/runtime';
import { Button, Spin } from '@atrium/ui/base';
import { useLingui } from '@lingui/react/macro';
import { LoadedSection } from '../../../loaded-section.tsx';
import { useOpenApp } from '../open-app.ts';
import styles from './share.module.css';
import { useHolderKindLabels } from './use-holder-kind-labels.ts';

interface FoundCandidatesProps {
  readonly keyword: string;
  /** The ids of the users and groups that already have access. */
  readonly holderIds: ReadonlySet<string>;
  readonly isBusy: boolean;
  onAdd(candidate: ShareCandidate): Promise<void>;
}

/**
 * The users and groups that a search finds, except the owner of the app. Those that have no access yet have a button
 * that shares the app with them.
 */
export function FoundCandidates({ keyword, holderIds, isBusy, onAdd }: FoundCandidatesProps) {
  const { t } = useLingui();
  const { app } = useOpenApp();
  const kinds = useHolderKindLabels();
  const found = useCall(shareCalls.search, { appId: app.id, keyword });
  return (
    <LoadedSection loaded={found} skeleton={<Spin />}>
      {({ list }) => {
        const others = list.filter(({ id }) => id !== app.ownerId);
        if (others.length === 0) {
          return (
            <p role="status" className={styles.none}>
              {t({ id: 'assets.page.share.none-found', message: 'No users or groups found' })}
            </p>
          );
        }
        return (
          <ul
            className={styles.found}
            aria-label={t({ id: 'assets.page.share.found', message: 'Search results' })}
          >
            {others.map((candidate) => (
              <li key={candidate.id}>
                <span>
                  <bdi>{candidate.name}</bdi>
                  <span className={styles.kind}> · {kinds[candidate.kind]}</span>
                </span>
                {holderIds.has(candidate.id) ? (
                  <span className={styles.kind}>
                    {t({ id: 'assets.page.share.has-access', message: 'Has access' })}
                  </span>
                ) : (
                  <ShareWith candidate={candidate} isBusy={isBusy} onAdd={onAdd} />
                )}
              </li>
            ))}
          </ul>
        );
      }}
    </LoadedSection>
  );
}

interface ShareWithProps extends Omit<FoundCandidatesProps, 'keyword' | 'holderIds'> {
  readonly candidate: ShareCandidate;
}

function ShareWith({ candidate, isBusy, onAdd }: ShareWithProps) {
  const { t } = useLingui();
  const { name } = candidate;
  return (
    <Button
      type="primary"
      disabled={isBusy}
      aria-label={t({ id: 'assets.page.share.share-with', message: `Share with ${name}` })}
      onClick={() => void onAdd(candidate)}
    >
      {t({ id: 'assets.page.share.share', message: 'Share' })}
    </Button>
  );
}
