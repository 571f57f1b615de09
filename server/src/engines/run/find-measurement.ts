import type { EngineMeasurement } from '@atrium/contract';
import measurements from './measured.json' with { type: 'json' };

const BY_ENGINE: Readonly<Record<string, EngineMeasurement>> = measurements;

/**
 * Returns the latest benchmark measurement of an engine, on the machine of that benchmark. Null for an engine that was
 * never measured.
 */
export function findMeasurement(engineId: string): EngineMeasurement | null {
  return BY_ENGINE[engineId] ?? null;
}
