import { type EngineInfo, engineListCall, type ItemKind } from '@atrium/contract';
import { useCall } from '@atrium/runtime';

const NONE: readonly EngineInfo[] = [];

/** Returns the engines for items of a kind, in order of preference; none if they cannot be loaded. */
export function useInstalledEngines(kind: ItemKind): {
  readonly engines: readonly EngineInfo[];
  readonly isKnown: boolean;
  /** The engines could not be loaded. */
  readonly hasFailed: boolean;
  retry(): void;
} {
  const { data, error, reload } = useCall(engineListCall, { family: kind });
  const hasFailed = data === undefined && error !== undefined;
  return {
    engines: data?.list ?? NONE,
    isKnown: data !== undefined || hasFailed,
    hasFailed,
    retry: () => void reload(),
  };
}
