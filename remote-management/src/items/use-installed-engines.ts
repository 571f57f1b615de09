import type { EngineInfo, ItemKind } from '@atrium/contract';
import { useLoad } from '@atrium/runtime';
import { enginesLoad } from '../engine-load.ts';

const OF_FAMILY = { recognition: { family: 'recognition' }, nlp: { family: 'nlp' } } as const;
const NONE: readonly EngineInfo[] = [];

/** The engines of this installation for items of one kind, in the order in which they are preferred; none when that can't be known. */
export function useInstalledEngines(kind: ItemKind): {
  readonly engines: readonly EngineInfo[];
  readonly isKnown: boolean;
} {
  const { data, error } = useLoad(enginesLoad, OF_FAMILY[kind]);
  return { engines: data?.list ?? NONE, isKnown: data !== undefined || error !== undefined };
}
