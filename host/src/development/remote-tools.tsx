import type { KnownRemote } from '../remotes/index.ts';
import styles from './development.module.css';
import { FaultField } from './fault-field.tsx';
import { OverrideField } from './override-field.tsx';

interface Props {
  readonly remote: KnownRemote;
  readonly reload: () => void;
}

/** One remote: its status, its fault and its override address. */
export function RemoteTools({ remote, reload }: Props) {
  const { name, status, version, address } = remote;
  return (
    <fieldset className={styles.remote} data-remote={name}>
      <legend>{name}</legend>
      <code>{[status, version].filter(Boolean).join(' · ')}</code>
      {address === undefined ? null : <FaultField remote={name} address={address} />}
      <OverrideField remote={name} reload={reload} />
    </fieldset>
  );
}
