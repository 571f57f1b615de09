import { type EngineInfo, engineListCall, type ItemKind } from '@atrium/contract';
import { useCall } from '@atrium/runtime';

const NO_ENGINES: readonly EngineInfo[] = [];

/** Returns the engines for items of a kind, in order of preference, or no engines if they cannot be loaded. */
export function useEnginesOfKind(kind: ItemKind): {
  readonly engines: readonly EngineInfo[];
  /** Whether the engines are loaded or could not be loaded. */
  readonly isSettled: boolean;
  /** Whether the engines could not be loaded. */
  readonly hasFailed: boolean;
  retry(): void;
} {
  // The family of a task is the kind of the targets that perform it.
  const { data, error, reload } = useCall(engineListCall, { family: kind });
  const hasFailed = data === undefined && error !== undefined;
  return {
    engines: data?.list ?? NO_ENGINES,
    isSettled: data !== undefined || hasFailed,
    hasFailed,
    retry: () => void reload(),
  };
}
