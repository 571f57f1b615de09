import { useState } from 'react';

export interface OpenGroups {
  readonly isOpen: (path: string) => boolean;
  /** Opens a closed group and closes an open one. `around` are the groups that contain it. */
  readonly toggle: (path: string, around?: readonly string[]) => void;
}

interface OpenGroupsOptions {
  /** Groups that are open until the user changes them. */
  readonly initial: readonly string[];
  /** The user's changes apply to one occasion. The next one starts with `initial` again. */
  readonly resetKey: string;
  /** Whether opening a group closes the others. */
  readonly isAccordion: boolean;
}

interface Choice {
  readonly resetKey: string;
  readonly open: readonly string[];
}

/** Stores which groups of a menu are open. Without an accordion, open groups stay open from page to page. */
export function useOpenGroups({ initial, resetKey, isAccordion }: OpenGroupsOptions): OpenGroups {
  const [choice, setChoice] = useState<Choice>({ resetKey, open: initial });
  const isPast = choice.resetKey !== resetKey;
  const carried = isAccordion ? [] : choice.open;
  const open = isPast ? [...new Set([...carried, ...initial])] : choice.open;
  if (isPast) setChoice({ resetKey, open });
  return {
    isOpen: (path) => open.includes(path),
    toggle: (path, around = []) => {
      const others = isAccordion ? open.filter((other) => around.includes(other)) : open;
      const next = open.includes(path) ? open.filter((other) => other !== path) : [...others, path];
      setChoice({ resetKey, open: next });
    },
  };
}
