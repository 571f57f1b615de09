import type { DashboardSummary } from '@atrium/contract';
import { useFormat } from '@atrium/i18n';
import { SafeLink } from '@atrium/ui/base';
import { StatusMark } from '@atrium/ui/data';
import { useLingui } from '@lingui/react/macro';
import styles from '../console.module.css';
import type { ChosenPeriod } from '../period/period.ts';
import { getAttentionAddress } from './get-attention-address.ts';
import { RankPanel } from './rank-panel.tsx';

type Attention = DashboardSummary['attention'][number];

interface AttentionPanelProps {
  readonly attention: readonly Attention[];
  readonly period: ChosenPeriod;
}

/** Lists what needs attention. Each entry links to the page where the user can resolve it. */
export function AttentionPanel({ attention, period }: AttentionPanelProps) {
  const { t } = useLingui();
  const format = useFormat();
  const getReason = ({ kind, count = 0, limit = 0 }: Attention) => {
    // The meaning of `count` depends on the kind. For `version-failed`, it is the number of the version.
    const number = format.number(count);
    const daily = format.number(limit);
    switch (kind) {
      case 'app-failing':
        return t({ id: 'dashboard.page.console.app-failing', message: `Failed runs: ${number}` });
      case 'app-broken':
        return t({
          id: 'dashboard.page.console.app-broken',
          message: 'Cannot run: the AI service is unavailable',
        });
      case 'version-failed':
        return t({
          id: 'dashboard.page.console.version-failed',
          message: `Validation of version ${number} failed`,
        });
      case 'app-near-limit':
        return count >= limit
          ? t({
              id: 'dashboard.page.console.app-limit-reached',
              message: `Cannot run: all ${daily} daily runs are used`,
            })
          : t({
              id: 'dashboard.page.console.app-limit-near',
              message: `Daily runs used: ${number} of ${daily}`,
            });
      default:
        return undefined;
    }
  };
  // A newer server may send entries of unknown kinds.
  const knownEntries = attention.filter((entry) => getReason(entry) !== undefined);
  return (
    <RankPanel
      title={t({ id: 'dashboard.page.console.attention', message: 'Needs attention' })}
      isEmpty={knownEntries.length === 0}
      emptyText={t({
        id: 'dashboard.page.console.no-attention',
        message: 'Nothing needs attention',
      })}
    >
      <ul className={styles.attention}>
        {knownEntries.map((entry) => (
          <li key={`${entry.kind} ${entry.id} ${entry.count}`}>
            <StatusMark tone={isUnusable(entry) ? 'danger' : 'warning'}>
              <SafeLink to={getAttentionAddress(entry, period)}>{entry.name}</SafeLink>
            </StatusMark>
            <span>{getReason(entry)}</span>
          </li>
        ))}
      </ul>
    </RankPanel>
  );
}

/** Whether the app cannot run at the moment. */
function isUnusable({ kind, count = 0, limit = 0 }: Attention): boolean {
  return kind === 'app-broken' || (kind === 'app-near-limit' && count >= limit);
}
