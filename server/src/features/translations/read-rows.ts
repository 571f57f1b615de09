import type { LocaleId, TranslationRow, TranslationState } from '@atrium/contract';
import { SOURCE_LOCALE } from '@atrium/contract/messages';
import type { AppDependencies } from '../app-dependencies.ts';
import { type Override, readOverrides } from './translation-repository.ts';

export type TranslationDependencies = Pick<AppDependencies, 'database' | 'builtInMessages'>;

/** Returns every message of the console in a locale, with its override, sorted by id. */
export async function readRows(
  { database, builtInMessages }: TranslationDependencies,
  locale: LocaleId,
): Promise<readonly TranslationRow[]> {
  const [english, own, overrides] = await Promise.all([
    builtInMessages.read(SOURCE_LOCALE),
    builtInMessages.read(locale),
    readOverrides(database, locale),
  ]);
  return [...english.keys()]
    .sort()
    .map((id) => toRow(id, english.get(id) ?? '', own.get(id), overrides.get(id)));
}

export function toRow(
  id: string,
  source: string,
  builtIn: string | undefined,
  override: Override | undefined,
): TranslationRow {
  return {
    id,
    package: id.slice(0, id.indexOf('.')),
    source,
    builtIn: builtIn ?? null,
    override: override?.message ?? null,
    overrideSource: override?.source ?? null,
    state: stateOf(source, builtIn, override),
    revision: override?.revision ?? null,
    updatedAt: override?.updatedAt.toISOString() ?? null,
    updatedBy: override?.updatedBy ?? null,
  };
}

function stateOf(
  source: string,
  builtIn: string | undefined,
  override: Pick<Override, 'source'> | undefined,
): TranslationState {
  if (override) return override.source === null || override.source === source ? 'changed' : 'stale';
  return builtIn === undefined ? 'missing' : 'translated';
}
