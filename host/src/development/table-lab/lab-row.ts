import {
  array,
  boolean,
  enum as enumeration,
  int,
  iso,
  maxLength,
  minimum,
  minLength,
  nullable,
  object,
  regex,
  string,
} from 'zod/mini';

export const LAB_STATES = ['planned', 'running', 'paused', 'done'] as const;

export const LAB_TEAMS = ['north', 'south', 'east', 'west'] as const;

/** The editable fields of a sample row. It has one field of every form field type. */
export const labDraftSchema = object({
  name: string().check(minLength(1), maxLength(40)),
  code: string().check(regex(/^[A-Z]{2}-\d{5}$/)),
  state: enumeration(LAB_STATES),
  teams: array(enumeration(LAB_TEAMS)),
  pieces: int().check(minimum(0)),
  tags: array(string().check(maxLength(12))),
  isUrgent: boolean(),
  due: nullable(iso.date()),
  startsAt: iso.datetime(),
  note: string().check(maxLength(500)),
});

/** A sample row with a value for every column type. */
export interface LabRow {
  readonly id: string;
  readonly revision: number;
  readonly name: string;
  readonly code: string;
  readonly state: (typeof LAB_STATES)[number];
  readonly teams: readonly string[];
  readonly pieces: number;
  readonly share: number;
  readonly tags: readonly string[];
  readonly isUrgent: boolean;
  readonly due: string | null;
  readonly startsAt: string;
  readonly note: string;
}

const DAY = 86_400_000;
const START = Date.UTC(2026, 0, 1);
const TAGS = ['alpha', 'beta', 'gamma', 'delta', 'omega'];

/** Returns the same rows each time, so that an observation can be repeated. */
export function makeLabRows(count: number): readonly LabRow[] {
  return Array.from({ length: count }, (_, index) => labRow(index));
}

function labRow(index: number): LabRow {
  const at = (step: number, length: number) => (index * step) % length;
  const state = LAB_STATES[at(7, LAB_STATES.length)] ?? 'planned';
  const moment = new Date(START + at(37, 365) * DAY + at(911, 86_400) * 1000).toISOString();
  return {
    id: `lab-${index}`,
    revision: 1,
    name: `No. ${index + 1}`,
    code: `AB-${String(index).padStart(5, '0')}`,
    state,
    teams: LAB_TEAMS.slice(at(3, 3), at(3, 3) + 1 + at(5, 2)),
    pieces: at(7919, 100_000),
    share: at(613, 1000) / 10,
    tags: TAGS.slice(at(11, 4), at(11, 4) + at(2, 3)),
    isUrgent: index % 9 === 0,
    due: index % 4 === 0 ? null : moment.slice(0, 10),
    startsAt: moment,
    note: index % 3 === 0 ? '' : `Row ${index + 1} of ${state} work, made up to be looked at.`,
  };
}
