import { Choice } from '@atrium/ui/data';
import type { LabMood } from './lab-shelf.ts';
import { useLabChoices } from './use-lab-words.ts';

interface LabToolsProps {
  readonly mood: LabMood;
  readonly surface: 'modal' | 'drawer';
  onMood(mood: LabMood): void;
  onSurface(surface: 'modal' | 'drawer'): void;
}

/** Brings the table into each of its states. */
export function LabTools({ mood, surface, onMood, onSurface }: LabToolsProps) {
  const words = useLabChoices();
  return (
    <>
      <Choice
        aria-label={words.mood}
        value={mood}
        options={words.moods}
        onChoose={(value) => onMood(value as LabMood)}
      />
      <Choice
        aria-label={words.surface}
        value={surface}
        options={words.surfaces}
        onChoose={(value) => onSurface(value === 'drawer' ? 'drawer' : 'modal')}
      />
    </>
  );
}
