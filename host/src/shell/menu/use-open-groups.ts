import { useState } from 'react';

export interface OpenGroups {
  readonly isOpen: (path: string) => boolean;
  readonly toggle: (path: string) => void;
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

/** Which groups of a menu are open. */
export function useOpenGroups({ initial, occasion, isAccordion }: OpenGroupsOptions): OpenGroups {
  const [choice, setChoice] = useState<Choice>();
  const open = choice?.occasion === occasion ? choice.open : initial;
  return {
    isOpen: (path) => open.includes(path),
    toggle: (path) => {
      const others = isAccordion ? open.filter((other) => path.startsWith(`${other}/`)) : open;
      const next = open.includes(path) ? open.filter((other) => other !== path) : [...others, path];
      setChoice({ occasion, open: next });
    },
  };
}
