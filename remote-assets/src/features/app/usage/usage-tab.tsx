import { includesLevel, usageCall } from '@atrium/contract';
import { useCall } from '@atrium/runtime';
import { Choice } from '@atrium/ui/data';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { LoadedSection } from '../../../loaded-section.tsx';
import { SectionSkeleton } from '../../../skeletons/section-skeleton.tsx';
import styles from '../app.module.css';
import { useOpenApp } from '../open-app.ts';
import { createPeriod, USAGE_DAYS, type UsageDays } from './create-period.ts';
import { DownloadUsage } from './download-usage.tsx';
import { UsageBody } from './usage-body.tsx';

const SCOPES = ['app', 'own'] as const;

/** The usage of the open app in a period. The owner and admins can choose the usage of all their own apps instead. */
export function UsageTab() {
  const { t } = useLingui();
  const { app } = useOpenApp();
  const [days, setDays] = useState<UsageDays>('7');
  const [scope, setScope] = useState<(typeof SCOPES)[number]>('app');
  const usage = useCall(
    usageCall,
    { ...createPeriod(days), ...(scope === 'app' ? { appId: app.id } : {}) },
    { showsPrevious: true },
  );
  const dayNames: Readonly<Record<UsageDays, string>> = {
    1: t({ id: 'assets.page.usage.today', message: 'Today' }),
    7: t({ id: 'assets.page.usage.week', message: 'Last 7 days' }),
    30: t({ id: 'assets.page.usage.month', message: 'Last 30 days' }),
    90: t({ id: 'assets.page.usage.quarter', message: 'Last 90 days' }),
  };
  const scopeNames = {
    app: t({ id: 'assets.page.usage.this-app', message: 'This app' }),
    own: t({ id: 'assets.page.usage.own-apps', message: 'All my apps' }),
  };
  return (
    <>
      <div className={styles.bar}>
        <p className={styles.hint}>
          {t({
            id: 'assets.page.usage.hint',
            message: 'Usage is kept when you clear the history. Latencies are accurate to within 5%.',
          })}
        </p>
        <div className={styles.tools}>
          {includesLevel(app.level, 'manage') ? (
            <Choice
              aria-label={t({ id: 'assets.page.usage.scope', message: 'Apps' })}
              value={scope}
              options={SCOPES.map((value) => ({ value, label: scopeNames[value] }))}
              onChoose={(value) => setScope(SCOPES.find((scope) => scope === value) ?? 'app')}
            />
          ) : null}
          <Choice
            aria-label={t({ id: 'assets.page.usage.period', message: 'Period' })}
            value={days}
            options={USAGE_DAYS.map((value) => ({ value, label: dayNames[value] }))}
            onChoose={(value) => setDays(USAGE_DAYS.find((days) => days === value) ?? '7')}
          />
          {usage.data ? (
            <DownloadUsage usage={usage.data} name={scope === 'app' ? app.name : 'apps'} />
          ) : null}
        </div>
      </div>
      <LoadedSection loaded={usage} skeleton={<SectionSkeleton />}>
        {(loaded) => <UsageBody usage={loaded} showsApps={scope === 'own'} />}
      </LoadedSection>
    </>
  );
}
