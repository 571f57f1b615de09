import { Button } from '@atrium/ui/base';
import { useNeighborKeys } from '@atrium/ui/controls';
import { IconDown, IconUp } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';

export interface RunNeighborsProps {
  readonly id: string;
  /** The ids of the runs on the page of the list. */
  readonly listedIds: readonly string[];
  onShow(id: string): void;
}

/** Buttons that show the run above or below in the list. The keys K and J do the same. */
export function RunNeighbors({ id, listedIds, onShow }: RunNeighborsProps) {
  const { t } = useLingui();
  const position = listedIds.indexOf(id);
  const [above, below] = position < 0 ? [] : [listedIds[position - 1], listedIds[position + 1]];
  const showPrevious = above === undefined ? undefined : () => onShow(above);
  const showNext = below === undefined ? undefined : () => onShow(below);
  useNeighborKeys({ showPrevious, showNext });
  return (
    <>
      <Button
        type="text"
        disabled={!showPrevious}
        aria-label={t({ id: 'assets.page.history.previous', message: 'Previous row (K)' })}
        aria-keyshortcuts="K"
        icon={<IconUp />}
        onClick={() => showPrevious?.()}
      />
      <Button
        type="text"
        disabled={!showNext}
        aria-label={t({ id: 'assets.page.history.next', message: 'Next row (J)' })}
        aria-keyshortcuts="J"
        icon={<IconDown />}
        onClick={() => showNext?.()}
      />
    </>
  );
}
