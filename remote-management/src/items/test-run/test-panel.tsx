import { useSetPaneAtom } from '@atrium/runtime';
import { useTable } from '@atrium/table';
import { Button } from '@atrium/ui/base';
import { useState } from 'react';
import { useAlgorithmLabels } from '../../use-algorithm-labels.ts';
import { isPublishable } from '../is-publishable.ts';
import { openItemDrawerAtom } from '../item-atoms.ts';
import type { Item } from '../item-sources.ts';
import styles from '../items.module.css';
import { ItemTestRun } from './item-test-run.tsx';

/** Tests the stored item. After a test passes, a button publishes the item. */
export function TestPanel({ item }: { readonly item: Item }) {
  const { transitions } = useAlgorithmLabels();
  const { reload } = useTable<Item>();
  const openDrawer = useSetPaneAtom(openItemDrawerAtom);
  const [hasPassed, setPassed] = useState(false);
  return (
    <>
      <ItemTestRun
        draft={item}
        onPassed={() => {
          setPassed(true);
          void reload();
        }}
      />
      {hasPassed && isPublishable(item) ? (
        <div className={styles.end}>
          <Button
            type="primary"
            onClick={() => openDrawer({ kind: 'transition', item, transition: 'publish' })}
          >
            {transitions.publish}
          </Button>
        </div>
      ) : null}
    </>
  );
}
