import { useSetPaneAtom } from '@atrium/runtime';
import { useTable } from '@atrium/table';
import { Button } from '@atrium/ui/base';
import { useState } from 'react';
import { useAlgorithmNames } from '../algorithm-names.ts';
import { beginItemTaskAtom } from './item-atoms.ts';
import type { Item } from './item-desk.ts';
import { ItemTrial } from './item-trial.tsx';
import styles from './items.module.css';
import { mayPublish } from './may-publish.ts';

/** Tests the stored item; after it passes, it can be published from here. */
export function TestPanel({ item }: { readonly item: Item }) {
  const { moves } = useAlgorithmNames();
  const { reload } = useTable<Item>();
  const begin = useSetPaneAtom(beginItemTaskAtom);
  const [hasPassed, setPassed] = useState(false);
  return (
    <>
      <ItemTrial
        draft={item}
        onPassed={() => {
          setPassed(true);
          void reload();
        }}
      />
      {hasPassed && mayPublish(item) ? (
        <div className={styles.end}>
          <Button type="primary" onClick={() => begin({ kind: 'move', item, move: 'publish' })}>
            {moves.publish}
          </Button>
        </div>
      ) : null}
    </>
  );
}
