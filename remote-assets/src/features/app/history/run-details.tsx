import { type Run, versionName } from '@atrium/contract';
import { useFormat } from '@atrium/i18n';
import { RunError, useTokenDetails } from '@atrium/task-views';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import styles from '../app.module.css';
import { RunStatus } from './run-status.tsx';

/** The properties of a stored run that do not depend on the log policy. */
export function RunDetails({ run }: { readonly run: Run }) {
  const { t } = useLingui();
  const format = useFormat();
  const { createdAt, errorCode, queueMs, runMs, bytesIn, bytesOut, targetVersion } = run;
  const { userName, channel } = run;
  const apiKey = t({ id: 'assets.page.history.api-key', message: 'API key' });
  const tokens = useTokenDetails(run);
  const details: readonly (readonly [name: string, value: ReactNode])[] = [
    [
      t({ id: 'assets.page.history.status', message: 'Status' }),
      <RunStatus key="status" status={run.status} />,
    ],
    ...(errorCode === null
      ? []
      : [
          [
            t({ id: 'assets.page.history.error-code', message: 'Reason' }),
            <RunError key="error" code={errorCode} />,
          ] as const,
        ]),
    [t({ id: 'assets.page.history.at', message: 'Time' }), format.dateTime(createdAt)],
    [t({ id: 'assets.page.history.version', message: 'Version' }), versionName(targetVersion) || '–'],
    [
      t({ id: 'assets.page.history.user', message: 'Run by' }),
      userName ?? (channel === 'api' ? apiKey : '–'),
    ],
    [t({ id: 'assets.page.history.queued', message: 'Queue time' }), format.duration(queueMs)],
    [t({ id: 'assets.page.history.time', message: 'Duration' }), format.duration(runMs)],
    [t({ id: 'assets.page.history.bytes-in', message: 'Input size' }), format.bytes(bytesIn)],
    [t({ id: 'assets.page.history.bytes-out', message: 'Output size' }), format.bytes(bytesOut)],
    ...tokens,
  ];
  return (
    <dl className={styles.detailList}>
      {details.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
