import { Button } from '@atrium/ui/base';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { readOverrides, resetOverrides } from '../remotes/index.ts';
import styles from './development.module.css';

interface Props {
  readonly reload: () => void;
}

/** A banner that lists the remotes with an override address. Renders nothing if there are none. */
export function OverrideBanner({ reload }: Props) {
  const { t } = useLingui();
  const [overrides] = useState(() => Object.entries(readOverrides()));
  if (overrides.length === 0) return null;
  const reset = (): void => {
    resetOverrides();
    reload();
  };
  return (
    <div className={styles.banner} role="status">
      {overrides.map(([name, address]) => (
        <span key={name}>
          {t({
            id: 'host.component.development.overridden',
            message: `${{ name }} is loaded from ${{ address }}`,
          })}
        </span>
      ))}
      <Button size="mini" onClick={reset}>
        {t({ id: 'host.component.development.reset', message: 'Use deployed version' })}
      </Button>
    </div>
  );
}
