import { type EngineInfo, engineListCall, type ItemKind } from '@atrium/contract';
import { useCall } from '@atrium/runtime';

const NONE: readonly EngineInfo[] = [];

/** The engines for items of a kind, in the order in which they are preferred; none when that can't be known. */
export function useInstalledEngines(kind: ItemKind): {
  readonly engines: readonly EngineInfo[];
  readonly isKnown: boolean;
  /** They could not be asked, and nothing is known of them. */
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
