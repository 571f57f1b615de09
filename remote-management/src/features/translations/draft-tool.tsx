import type { LocaleId } from '@atrium/contract';
import { useSetPaneAtom } from '@atrium/runtime';
import { useTable } from '@atrium/table';
import { Button } from '@atrium/ui/base';
import { IconRobot } from '@atrium/ui/shell';
import { useEffect, useEffectEvent, useRef } from 'react';
import { beginTranslationActionAtom } from './translation-atoms.ts';
import { useDraftLabels } from './use-draft-labels.ts';
import { useDrafting } from './use-drafting.ts';

interface DraftToolProps {
  readonly locale: LocaleId;
  /** Runs after the drafting has processed more messages. */
  onDrafted(): void;
}

/** The button that opens the form of a drafting. It shows the progress of a drafting, and updates the list. */
export function DraftTool({ locale, onDrafted }: DraftToolProps) {
  const labels = useDraftLabels();
  const { reload } = useTable();
  const begin = useSetPaneAtom(beginTranslationActionAtom);
  const { drafting, isUnfinished } = useDrafting(locale);
  const progress = drafting && `${drafting.id} ${drafting.done}`;
  const lastProgress = useRef(progress);
  const update = useEffectEvent(() => {
    onDrafted();
    void reload();
  });
  useEffect(() => {
    // The list already contains the drafts that the first response counts.
    if (lastProgress.current !== undefined && lastProgress.current !== progress) update();
    lastProgress.current = progress;
  }, [progress]);
  return (
    <Button icon={<IconRobot />} onClick={() => begin({ kind: 'draft', locale })}>
      {drafting && isUnfinished
        ? `${labels.open} ${labels.describeProgress(drafting.done, drafting.total)}`
        : labels.open}
    </Button>
  );
}
