import type { AlgorithmVersionDetail } from '@atrium/contract';
import { type Dispute, type Draft, disputesOf, type SchemaValue, type Side, settle } from '@atrium/table';

/** What a version is made of, as the form enters it and the server stores it. */
export type VersionContent = Pick<AlgorithmVersionDetail, 'engineId' | 'sample' | 'note'> & {
  readonly parameters: SchemaValue;
};

/** The name of a dispute is a field's, or `parameters.` with the parameter's name. */
const PARAMETER = 'parameters.';

/** Which parameter a dispute is about; none when it is about something else. */
export function parameterOf(name: string): string | undefined {
  return name.startsWith(PARAMETER) ? name.slice(PARAMETER.length) : undefined;
}

/**
 * What somebody else changed of a version while it was edited here, parameter by parameter. Parameters belong to their
 * engine: where the engine is disputed they are not, and come with the engine that is chosen.
 */
export function versionDisputes(
  opened: VersionContent,
  mine: VersionContent,
  theirs: VersionContent,
): readonly Dispute[] {
  const names = [opened, mine, theirs].flatMap((content) => Object.keys(flat(content)));
  const all = Object.fromEntries(names.map((name) => [name, undefined]));
  const whole = (content: VersionContent): Draft => ({ ...all, ...flat(content) });
  const disputes = disputesOf(whole(opened), whole(mine), whole(theirs));
  return mine.engineId === theirs.engineId
    ? disputes
    : disputes.filter(({ name }) => parameterOf(name) === undefined);
}

/** The content that follows from a choice of side for each dispute. */
export function settleVersion(
  mine: VersionContent,
  theirs: VersionContent,
  disputes: readonly Dispute[],
  sides: Readonly<Record<string, Side>>,
): VersionContent {
  const { engineId, sample, note, ...rest } = settle(flat(mine), disputes, sides);
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
