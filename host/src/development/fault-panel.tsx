import { useAppAtomValue } from '@atrium/runtime';
import { Button } from '@atrium/ui/base';
import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { remotesAtom } from '../remotes/index.ts';
import styles from './development.module.css';
import { RemoteTools } from './remote-tools.tsx';

interface Props {
  readonly reload: () => void;
}

/** A button in the corner that opens a list of all remotes. Each remote can get a fault and an override address. */
export function FaultPanel({ reload }: Props) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const label = t({ id: 'host.component.development.title', message: 'Development tools' });
  return (
    <div className={styles.corner}>
      {isOpen ? (
        <section id={id} className={styles.panel} aria-label={label}>
          <RemoteList reload={reload} />
        </section>
      ) : null}
      <Button aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
        {label}
      </Button>
    </div>
  );
}

function RemoteList({ reload }: Props) {
  const { t } = useLingui();
  const { remotes } = useAppAtomValue(remotesAtom);
  if (remotes.length === 0)
    return (
      <p>
        {t({
          id: 'host.component.development.no-remotes',
          message: 'Sign in to list the remotes.',
        })}
      </p>
    );
  return (
    <>
      <p>
        {t({
          id: 'host.component.development.description',
          message: 'Faults apply to pages that load from now on. Loaded pages do not change.',
        })}
      </p>
      <Button size="mini" onClick={reload}>
        {t({ id: 'host.component.development.reload', message: 'Reload' })}
      </Button>
      {remotes.map((remote) => (
        <RemoteTools key={remote.name} remote={remote} reload={reload} />
      ))}
    </>
  );
}
