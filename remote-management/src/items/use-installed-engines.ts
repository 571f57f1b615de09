import type { EngineInfo } from '@atrium/contract';
import { useLoad } from '@atrium/runtime';
import { enginesLoad } from '../engine-load.ts';

const ALL_ENGINES = {};
const NONE: readonly EngineInfo[] = [];

/** The engines of this installation, in the order in which they are preferred; none before they are known. */
export function useInstalledEngines(): readonly EngineInfo[] {
  return useLoad(enginesLoad, ALL_ENGINES).data?.list ?? NONE;
}
