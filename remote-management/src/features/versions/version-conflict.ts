import type { AlgorithmVersionDetail } from '@atrium/contract';
import { conflictsOf, type FieldConflict, type Side, settle } from '@atrium/runtime';
import type { Draft, SchemaValue } from '@atrium/table';

/** The content of a version, as the form edits it and the server stores it. */
export type VersionContent = Pick<AlgorithmVersionDetail, 'engineId' | 'sample' | 'note'> & {
  readonly parameters: SchemaValue;
};

/** The name of a conflict is the name of a field, or `parameters.` with the parameter's name. */
const PARAMETER = 'parameters.';

/** Returns the parameter in a conflict's name, or undefined for another field. */
export function parameterOf(name: string): string | undefined {
  return name.startsWith(PARAMETER) ? name.slice(PARAMETER.length) : undefined;
}

/**
 * What another user changed of a version while the form was open, parameter by parameter. Parameters belong to their
 * engine: if the engines differ, the parameters follow the chosen engine and have no conflicts of their own.
 */
export function versionConflicts(
  opened: VersionContent,
  mine: VersionContent,
  theirs: VersionContent,
): readonly FieldConflict[] {
  const names = [opened, mine, theirs].flatMap((content) => Object.keys(flat(content)));
  const all = Object.fromEntries(names.map((name) => [name, undefined]));
  const whole = (content: VersionContent): Draft => ({ ...all, ...flat(content) });
  const conflicts = conflictsOf(whole(opened), whole(mine), whole(theirs));
  return mine.engineId === theirs.engineId
    ? conflicts
    : conflicts.filter(({ name }) => parameterOf(name) === undefined);
}

/** The content that follows from a choice of side for each conflict. */
export function settleVersion(
  mine: VersionContent,
  theirs: VersionContent,
  conflicts: readonly FieldConflict[],
  sides: Readonly<Record<string, Side>>,
): VersionContent {
  const { engineId, sample, note, ...rest } = settle(flat(mine), conflicts, sides);
  const entered = Object.entries(rest).flatMap(([name, value]) =>
    value === undefined ? [] : [[parameterOf(name) ?? name, value] as const],
  );
  const isTheirEngine = engineId === theirs.engineId && engineId !== mine.engineId;
  return {
    engineId: engineId as VersionContent['engineId'],
    sample: sample as VersionContent['sample'],
    note: note as VersionContent['note'],
    parameters: isTheirEngine ? theirs.parameters : Object.fromEntries(entered),
  };
}

function flat({ engineId, parameters, sample, note }: VersionContent): Draft {
  const named = Object.entries(parameters).map(([name, value]) => [PARAMETER + name, value]);
  return { engineId, ...Object.fromEntries(named), sample, note };
}
