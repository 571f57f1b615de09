import { whenIdle } from '@atrium/runtime';
import { useEffect, useMemo, useState } from 'react';
import { createShortLabel, createTimeZoneLabel, formatOffset } from './time-zone-labels.ts';

interface TimeZoneOption {
  readonly value: string;
  readonly label: string;
  /** The label without the id of the time zone. */
  readonly shortLabel: string;
}

/**
 * Returns UTC, the current time zone, and all time zones that the browser knows, sorted by their cities. At
 * first, only the chosen zone has its offset. The other offsets follow when the browser is idle, because computing them
 * takes a tenth of a second.
 */
export function useTimeZones(currentZone: string, chosenZone: string): readonly TimeZoneOption[] {
  const [now] = useState(Date.now);
  const [areAllOffsetsKnown, setAllOffsetsKnown] = useState(false);
  useEffect(() => whenIdle(() => setAllOffsetsKnown(true)), []);
  const zones = useMemo(() => listTimeZones(currentZone), [currentZone]);
  return useMemo(
    () =>
      zones.map((value) => {
        const offset = areAllOffsetsKnown || value === chosenZone ? formatOffset(value, now) : undefined;
        const shortLabel = createShortLabel(value, offset);
        return { value, label: createTimeZoneLabel(value, offset), shortLabel };
      }),
    [zones, areAllOffsetsKnown, chosenZone, now],
  );
}

function listTimeZones(currentZone: string): readonly string[] {
  const zones = new Set(['UTC', currentZone, ...Intl.supportedValuesOf('timeZone')]);
  const namedZones = [...zones].map((zone) => ({ zone, name: createTimeZoneLabel(zone, undefined) }));
  return namedZones.sort((one, other) => one.name.localeCompare(other.name)).map(({ zone }) => zone);
}
