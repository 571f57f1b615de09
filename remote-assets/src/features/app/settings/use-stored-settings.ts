import { differing, type Form, isSame } from '@atrium/runtime';
import { useEffect, useState } from 'react';
import type { Settings } from './settings.ts';

interface StoredSettings {
  /** What other users stored since the form was opened, if the form is dirty. */
  readonly changed: readonly (keyof Settings)[];
  takeStored(): void;
}

/** Compares a form with the settings that are stored now. A clean form takes them. */
export function useStoredSettings(form: Form<Settings>, stored: Settings): StoredSettings {
  const [seen, setSeen] = useState(stored);
  const { initial, isDirty, reset } = form;
  // Right after a save, the stored settings are still the old ones: they have not changed since they were loaded.
  const changed = differing(seen, stored).filter((name) => !isSame(initial[name], stored[name]));
  useEffect(() => {
    if (changed.length === 0 && !isSame(seen, stored)) setSeen(stored);
    if (changed.length > 0 && !isDirty) reset(stored);
  });
  return { changed: isDirty ? changed : [], takeStored: () => reset(stored) };
}
