import type { EngineMeasurement } from '@atrium/contract';
import figures from './measured.json' with { type: 'json' };

const BY_ENGINE: Readonly<Record<string, EngineMeasurement>> = figures;

/**
 * Returns the latest benchmark measurement of an engine, on the machine of that benchmark. Null for an engine that was
 * never measured.
 */
export function measuredFigures(engineId: string): EngineMeasurement | null {
  return BY_ENGINE[engineId] ?? null;
}
