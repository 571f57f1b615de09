import type { BodyOf, engineHealthCall } from '@atrium/contract';
import { useLoad } from '@atrium/runtime';
import { Button } from '@atrium/ui/base';
import { StateView } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import styles from '../console.module.css';
import { enginesLoad } from '../console-atoms.ts';
import { EngineCard } from './engine-card.tsx';

interface EngineListProps {
  readonly title: string;
  readonly turn: BodyOf<typeof engineHealthCall>;
}

/** A card for each engine, or why there are none and a way to ask again. */
export function EngineList({ title, turn }: EngineListProps) {
  const { t } = useLingui();
  const { data, error, reload } = useLoad(enginesLoad, turn);
  if (!data && error)
    return (
      <StateView
        kind="failure"
        title={t({
          id: 'dashboard.page.console.engines-failed',
          message: 'The state of the engines could not be read',
        })}
        action={
          <Button onClick={() => void reload()}>
            {t({ id: 'dashboard.page.console.retry', message: 'Try again' })}
          </Button>
        }
      />
    );
  return (
    <ul className={styles.engines} aria-label={title}>
      {data?.list.map((engine) => (
        <EngineCard key={engine.id} engine={engine} />
      ))}
    </ul>
  );
}
