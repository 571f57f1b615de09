import { auditDetailCall } from '@atrium/contract';
import { useCall } from '@atrium/runtime';
import { Spin } from '@atrium/ui/base';
import styles from '../../components/details.module.css';
import { findChangedProperties } from './find-changed-properties.ts';

/** What an audit event changed in its resource, before and after, as entries of a description list. */
export function AuditChanges({ id }: { readonly id: string }) {
  const { data, error } = useCall(auditDetailCall, { id });
  if (!data) return error ? null : <Spin />;
  return findChangedProperties(data).map(({ name, before, after }) => (
    <div key={name}>
      <dt className={styles.code}>{name}</dt>
      <dd className={styles.change}>
        {before === undefined ? null : <del>{before}</del>}
        {before === undefined || after === undefined ? null : <span aria-hidden="true">→</span>}
        {after === undefined ? null : <ins>{after}</ins>}
      </dd>
    </div>
  ));
}
