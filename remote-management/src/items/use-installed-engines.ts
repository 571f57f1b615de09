import type { EngineInfo, ItemKind } from '@atrium/contract';
import { useLoad } from '@atrium/runtime';
import { enginesLoad } from '../engine-load.ts';

const OF_KIND = { recognition: { family: 'recognition' }, nlp: { family: 'nlp' } } as const;
const NONE: readonly EngineInfo[] = [];

/** The engines for items of a kind, in the order in which they are preferred; none when that can't be known. */
export function useInstalledEngines(kind: ItemKind): {
  readonly engines: readonly EngineInfo[];
  readonly isKnown: boolean;
  /** They could not be asked, and nothing is known of them. */
  readonly hasFailed: boolean;
  retry(): void;
} {
  const { data, error, reload } = useLoad(enginesLoad, OF_KIND[kind]);
  const hasFailed = data === undefined && error !== undefined;
  return {
    engines: data?.list ?? NONE,
    isKnown: data !== undefined || hasFailed,
    hasFailed,
    retry: () => void reload(),
  };
}
