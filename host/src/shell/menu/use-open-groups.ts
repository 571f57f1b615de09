import { useState } from 'react';

export interface OpenGroups {
  readonly isOpen: (path: string) => boolean;
  /** Opens a closed group and closes an open one. `around` are the groups that it stands in. */
  readonly toggle: (path: string, around?: readonly string[]) => void;
}

interface OpenGroupsOptions {
  /** Groups that are open until somebody chooses otherwise. */
  readonly initial: readonly string[];
  /** What was chosen holds for one occasion; the next one begins with `initial` again. */
  readonly occasion: string;
  /** Whether opening a group closes the others. */
  readonly isAccordion: boolean;
}

interface Choice {
  readonly occasion: string;
  readonly open: readonly string[];
}

/** Which groups of a menu are open. Without an accordion, what is open stays so from page to page. */
export function useOpenGroups({ initial, occasion, isAccordion }: OpenGroupsOptions): OpenGroups {
  const [choice, setChoice] = useState<Choice>({ occasion, open: initial });
  const isPast = choice.occasion !== occasion;
  const kept = isAccordion ? [] : choice.open;
  const open = isPast ? [...new Set([...kept, ...initial])] : choice.open;
  if (isPast) setChoice({ occasion, open });
  return {
    isOpen: (path) => open.includes(path),
    toggle: (path, around = []) => {
      const others = isAccordion ? open.filter((other) => around.includes(other)) : open;
      const next = open.includes(path) ? open.filter((other) => other !== path) : [...others, path];
      setChoice({ occasion, open: next });
    },
  };
}
