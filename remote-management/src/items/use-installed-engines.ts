import type { EngineInfo } from '@atrium/contract';
import { useLoad } from '@atrium/runtime';
import { enginesLoad } from '../engine-load.ts';

const ALL_ENGINES = {};
const NONE: readonly EngineInfo[] = [];

/** The engines of this installation, in the order in which they are preferred; none when that can't be known. */
export function useInstalledEngines(): {
  readonly engines: readonly EngineInfo[];
  readonly isKnown: boolean;
} {
  const { data, error } = useLoad(enginesLoad, ALL_ENGINES);
  return { engines: data?.list ?? NONE, isKnown: data !== undefined || error !== undefined };
}
