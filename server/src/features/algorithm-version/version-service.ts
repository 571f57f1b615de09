import type { LocaleId } from '@atrium/contract';
import {
  type AlgorithmVersion,
  type AlgorithmVersionDetail,
  type AliasMove,
  type aliasHistoryCall,
  type BodyOf,
  ERROR_CODES,
  type versionListCall,
} from '@atrium/contract';
import { BusinessError } from '../../domain/business-error.ts';
import type { Actor } from '../../domain/request-context.ts';
import { localizeSeedVersionText } from '../../seed/seed-version-texts.ts';
import { findAlgorithmSlug, findAlgorithmTask } from '../algorithm/algorithm-repository.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import { findAliasMoves } from './alias-repository.ts';
import { findVersion, findVersionPage } from './version-repository.ts';

export async function listVersions(
  { database }: AppDependencies,
  { algorithmId, ...body }: BodyOf<typeof versionListCall>,
  { locale }: Actor,
): Promise<{ list: AlgorithmVersion[]; total: number }> {
  const { list, total } = await findVersionPage(database, algorithmId, body);
  const slug = await findAlgorithmSlug(database, algorithmId);
  return { list: list.map((version) => localizeNote(slug, version, locale)), total };
}

export async function readVersion(
  { database }: Pick<AppDependencies, 'database'>,
  { id }: { readonly id: string },
  { locale }: Actor,
): Promise<AlgorithmVersionDetail> {
  const found = await findVersion(database, id);
  // The versions of a removed algorithm remain stored, but its task is not found.
  if (!found || !(await findAlgorithmTask(database, found.algorithmId))) {
    throw new BusinessError(ERROR_CODES.notFound);
  }
  return localizeNote(await findAlgorithmSlug(database, found.algorithmId), found, locale);
}

export async function listAliasMoves(
  { database }: AppDependencies,
  { algorithmId, ...body }: BodyOf<typeof aliasHistoryCall>,
  { locale }: Actor,
): Promise<{ list: AliasMove[]; total: number }> {
  const { list, total } = await findAliasMoves(database, algorithmId, body);
  const slug = await findAlgorithmSlug(database, algorithmId);
  // The creation of an alias is stored as a move without `fromVersion`. The seed only creates aliases, so only these
  // moves can have a text of the seed.
  const localizeReason = ({ fromVersion, toVersion: version, reason }: AliasMove) =>
    fromVersion === null ? localizeSeedVersionText('reason', { slug, version }, reason, locale) : reason;
  return { list: list.map((move) => ({ ...move, reason: localizeReason(move) })), total };
}

function localizeNote<Version extends { readonly number: number; readonly note: string }>(
  slug: string | undefined,
  version: Version,
  locale: LocaleId,
): Version {
  const seed = { slug, version: version.number };
  return { ...version, note: localizeSeedVersionText('note', seed, version.note, locale) };
}
