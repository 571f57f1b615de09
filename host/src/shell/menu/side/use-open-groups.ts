import { useState } from 'react';

/** The groups of a menu that are open. */
export interface OpenGroups {
  readonly isOpen: (path: string) => boolean;
  /** Opens a closed group and closes an open one. `ancestorPaths` are the paths of the groups that contain it. */
  readonly toggle: (path: string, ancestorPaths?: readonly string[]) => void;
}

interface OpenGroupsOptions {
  /** Groups that are open until the user changes them. */
  readonly initial: readonly string[];
  /** When this key changes, the groups in `initial` open. In an accordion, all other groups close. */
  readonly resetKey: string;
  /** Whether opening a group closes the others. */
  readonly isAccordion: boolean;
}

/** The open groups, and the reset key for which they are open. */
interface OpenState {
  readonly resetKey: string;
  readonly openPaths: readonly string[];
}

/** Returns which groups of a menu are open, and a function that opens and closes them. */
export function useOpenGroups({ initial, resetKey, isAccordion }: OpenGroupsOptions): OpenGroups {
  const [state, setState] = useState<OpenState>({ resetKey, openPaths: initial });
  const isOutdated = state.resetKey !== resetKey;
  const stillOpen = isAccordion ? [] : state.openPaths;
  const openPaths = isOutdated ? [...new Set([...stillOpen, ...initial])] : state.openPaths;
  if (isOutdated) setState({ resetKey, openPaths });
  return {
    isOpen: (path) => openPaths.includes(path),
    toggle: (path, ancestorPaths = []) => {
      const others = isAccordion ? openPaths.filter((other) => ancestorPaths.includes(other)) : openPaths;
      const next = openPaths.includes(path) ? openPaths.filter((other) => other !== path) : [...others, path];
      setState({ resetKey, openPaths: next });
    },
  };
}
