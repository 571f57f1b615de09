import { auditDetailCall } from '@atrium/contract';
import { useFormat } from '@atrium/i18n';
import { useCall, usePaneAtomValue, useSetPaneAtom } from '@atrium/runtime';
import { RecordDrawer } from '@atrium/table';
import { CopyButton } from '@atrium/task-views';
import { Spin } from '@atrium/ui/base';
import { ForwardArrow } from '@atrium/ui/controls';
import { DetailLine } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import styles from '../../components/details.module.css';
import { viewEventAtom, viewedEventAtom } from './audit-atoms.ts';
import { listEventProperties } from './list-event-properties.ts';
import { TargetLink } from './target-link.tsx';
import { useAuditLabels } from './use-audit-labels.ts';
import { usePropertyLabels } from './use-property-labels.ts';

/** One audit event in full, with the state before and after it. */
export function AuditEventDrawer() {
  const { t } = useLingui();
  const format = useFormat();
  const { getActionLabel, getTypeLabel, systemLabel } = useAuditLabels();
  const event = usePaneAtomValue(viewedEventAtom);
  const viewEvent = useSetPaneAtom(viewEventAtom);
  if (!event) return null;
  return (
    <RecordDrawer
      row={event}
      title={t({ id: 'dashboard.page.audit.event', message: 'Audit event' })}
      onClose={() => viewEvent(undefined)}
    >
      <dl className={styles.details}>
        <div>
          <dt>{t({ id: 'dashboard.page.audit.at', message: 'Time' })}</dt>
          <dd>{format.dateTime(event.at)}</dd>
        </div>
        <div>
          <dt>{t({ id: 'dashboard.page.audit.actor', message: 'User' })}</dt>
          <dd>{event.actorAccount ?? systemLabel}</dd>
        </div>
        <div>
          <dt>{t({ id: 'dashboard.page.audit.action', message: 'Action' })}</dt>
          <dd>
            {getActionLabel(event.action)}
            <code className={styles.id}>{event.action}</code>
          </dd>
        </div>
        <div>
          <dt>{t({ id: 'dashboard.page.audit.address', message: 'IP address' })}</dt>
          <dd className={styles.code}>{event.address ?? '–'}</dd>
        </div>
        <div className={styles.wide}>
          <dt>{t({ id: 'dashboard.page.audit.target', message: 'Resource' })}</dt>
          <dd>
            {event.targetName ? (
              <DetailLine>
                <span>
                  <TargetLink event={event} />
                </span>
                <span>{getTypeLabel(event.targetType)}</span>
              </DetailLine>
            ) : (
              getTypeLabel(event.targetType)
            )}
            {event.targetId ? (
              <span className={styles.withCopyButton}>
                <code className={styles.id}>{event.targetId}</code>
                <CopyButton
                  text={() => event.targetId ?? ''}
                  label={t({ id: 'dashboard.page.audit.copy-id', message: 'Copy ID' })}
                />
              </span>
            ) : null}
          </dd>
        </div>
        <AuditChanges key={event.id} id={event.id} />
      </dl>
    </RecordDrawer>
  );
}

/**
 * Lists the properties that an audit event contains, with their values before and after. If a property has no label,
 * shows its name in the audit log.
 */
function AuditChanges({ id }: { readonly id: string }) {
  const { data, error } = useCall(auditDetailCall, { id });
  const labels = usePropertyLabels();
  if (!data) return error ? null : <Spin />;
  return listEventProperties(data).map(({ name, before, after }) => (
    <div key={name} className={styles.wide}>
      <dt className={labels[name] === undefined ? styles.code : undefined}>{labels[name] ?? name}</dt>
      <dd className={styles.change}>
        {before === undefined ? null : <del>{before}</del>}
        {before === undefined || after === undefined ? null : <ForwardArrow />}
        {after === undefined ? null : <ins>{after}</ins>}
      </dd>
    </div>
  ));
}
