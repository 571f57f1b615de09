import { Choice } from '@atrium/ui/data';
import type { LabMood } from './lab-store.ts';
import { useLabChoices } from './use-lab-labels.ts';

interface LabToolsProps {
  readonly mood: LabMood;
  readonly surface: 'modal' | 'drawer';
  onMood(mood: LabMood): void;
  onSurface(surface: 'modal' | 'drawer'): void;
}

/** Puts the table into each of its states. */
export function LabTools({ mood, surface, onMood, onSurface }: LabToolsProps) {
  const labels = useLabChoices();
  return (
    <>
      <Choice
        aria-label={labels.mood}
        value={mood}
        options={labels.moods}
        onChoose={(value) => onMood(value as LabMood)}
      />
      <Choice
        aria-label={labels.surface}
        value={surface}
        options={labels.surfaces}
        onChoose={(value) => onSurface(value === 'drawer' ? 'drawer' : 'modal')}
      />
    </>
  );
}
