import type { AlgorithmVersionDetail } from '@atrium/contract';
import { type FieldConflict, findConflicts, resolveConflicts, type Side } from '@atrium/runtime';
import type { Draft, SchemaValue } from '@atrium/table';

/** The content of a version, as the form edits it and the server stores it. */
export type VersionContent = Pick<AlgorithmVersionDetail, 'engineId' | 'sample' | 'note'> & {
  readonly parameters: SchemaValue;
};

/** The name of a conflict is the name of a field, or `parameters.` with the parameter's name. */
const PARAMETER_PREFIX = 'parameters.';

/** Returns the parameter in a conflict's name, or undefined for another field. */
export function readParameterName(name: string): string | undefined {
  return name.startsWith(PARAMETER_PREFIX) ? name.slice(PARAMETER_PREFIX.length) : undefined;
}

/**
 * Returns the conflicts with another user's changes since the form opened: one per field, and one per parameter. If the
 * two sides have different engines, there are no conflicts of parameters, because the parameters come with the chosen
 * engine.
 */
export function findVersionConflicts(
  opened: VersionContent,
  mine: VersionContent,
  theirs: VersionContent,
): readonly FieldConflict[] {
  const names = [opened, mine, theirs].flatMap((content) => Object.keys(toDraft(content)));
  // A parameter that only some of the contents have is undefined in the drafts of the others.
  const emptyDraft = Object.fromEntries(names.map((name) => [name, undefined]));
  const toFullDraft = (content: VersionContent): Draft => ({ ...emptyDraft, ...toDraft(content) });
  const conflicts = findConflicts(toFullDraft(opened), toFullDraft(mine), toFullDraft(theirs));
  return mine.engineId === theirs.engineId
    ? conflicts
    : conflicts.filter(({ name }) => readParameterName(name) === undefined);
}

/** Returns the content after each conflict is resolved in favor of the chosen side. */
export function resolveVersionConflicts(
  mine: VersionContent,
  theirs: VersionContent,
  conflicts: readonly FieldConflict[],
  sides: Readonly<Record<string, Side>>,
): VersionContent {
  const { engineId, sample, note, ...rest } = resolveConflicts(toDraft(mine), conflicts, sides);
  const resolvedParameters = Object.entries(rest).flatMap(([name, value]) =>
    value === undefined ? [] : [[readParameterName(name) ?? name, value] as const],
  );
  const isTheirEngine = engineId === theirs.engineId && engineId !== mine.engineId;
  return {
    engineId: engineId as VersionContent['engineId'],
    sample: sample as VersionContent['sample'],
    note: note as VersionContent['note'],
    parameters: isTheirEngine ? theirs.parameters : Object.fromEntries(resolvedParameters),
  };
}

function toDraft({ engineId, parameters, sample, note }: VersionContent): Draft {
  const prefixed = Object.entries(parameters).map(([name, value]) => [PARAMETER_PREFIX + name, value]);
  return { engineId, ...Object.fromEntries(prefixed), sample, note };
}
