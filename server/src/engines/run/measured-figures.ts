import type { EngineMeasurement } from '@atrium/contract';
import figures from './measured.json' with { type: 'json' };

const BY_ENGINE: Readonly<Record<string, EngineMeasurement>> = figures;

/** What the bench last measured of an engine, on the machine that it ran on; null for one that it never ran. */
export function measuredFigures(engineId: string): EngineMeasurement | null {
  return BY_ENGINE[engineId] ?? null;
}
