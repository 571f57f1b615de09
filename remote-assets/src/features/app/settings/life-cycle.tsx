import { includesLevel } from '@atrium/contract';
import { AccessGate } from '@atrium/runtime';
import { Button } from '@atrium/ui/base';
import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import styles from '../app.module.css';
import { useOpenApp } from '../open-app.ts';
import { useAppTransition } from '../use-app-transition.ts';
import { CloneApp } from './clone-app.tsx';
import { ExportApp } from './export-app.tsx';
import { RemoveApp } from './remove-app.tsx';
import { SuspendApp } from './suspend-app.tsx';

/** The actions on an app as a whole. */
export function LifeCycle() {
  const { t } = useLingui();
  const { app } = useOpenApp();
  const titleId = useId();
  const { isRunning, transition } = useAppTransition();
  return (
    <section className={styles.card} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.sectionTitle}>
        {t({ id: 'assets.page.settings.life-cycle', message: 'App status' })}
      </h2>
      <div className={styles.lifeCycle}>
        {app.status === 'active' ? (
          <Button loading={isRunning} onClick={() => void transition('pause')}>
            {t({ id: 'assets.page.app.pause', message: 'Pause' })}
          </Button>
        ) : null}
        {app.status === 'paused' || app.status === 'draft' ? (
          <Button loading={isRunning} onClick={() => void transition('activate')}>
            {t({ id: 'assets.page.app.activate', message: 'Activate' })}
          </Button>
        ) : null}
        <CloneApp />
        <ExportApp />
        <AccessGate access={['admin']}>
          {app.status === 'suspended' ? (
            <Button loading={isRunning} onClick={() => void transition('lift')}>
              {t({ id: 'assets.page.app.lift', message: 'Lift suspension' })}
            </Button>
          ) : (
            <SuspendApp />
          )}
        </AccessGate>
        {includesLevel(app.level, 'manage') ? <RemoveApp /> : null}
      </div>
    </section>
  );
}
