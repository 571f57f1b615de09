import type { LocaleId, TranslationDraft, TranslationRow, TranslationState } from '@atrium/contract';
import { SOURCE_LOCALE } from '@atrium/contract/messages';
import type { AppDependencies } from '../app-dependencies.ts';
import { readDrafts, type StoredDraft } from './draft-repository.ts';
import { type Override, readOverrides } from './translation-repository.ts';

export type TranslationDependencies = Pick<AppDependencies, 'database' | 'builtInMessages'>;

/** The built-in texts of a message. */
interface BuiltInText {
  readonly id: string;
  /** The English text. */
  readonly source: string;
  /** The text in the locale. Undefined if the message is not translated. */
  readonly builtIn: string | undefined;
}

/** The texts that a deployment stores for a message. */
interface StoredTexts {
  readonly override: Override | undefined;
  readonly draft: StoredDraft | undefined;
}

/** Returns every message of the console in a locale, with its override and its draft, sorted by id. */
export async function readRows(
  { database, builtInMessages }: TranslationDependencies,
  locale: LocaleId,
): Promise<readonly TranslationRow[]> {
  const [english, translated, overrides, drafts] = await Promise.all([
    builtInMessages.read(SOURCE_LOCALE),
    builtInMessages.read(locale),
    readOverrides(database, locale),
    readDrafts(database, locale),
  ]);
  return [...english]
    .sort(byId)
    .map(([id, source]) =>
      toRow(
        { id, source, builtIn: translated.get(id) },
        { override: overrides.get(id), draft: drafts.get(id) },
      ),
    );
}

const byId = ([one]: readonly [string, string], [other]: readonly [string, string]) => (one < other ? -1 : 1);

/** Returns the built-in texts of one message. Undefined if there is no such message. */
export async function findBuiltInText(
  { builtInMessages }: TranslationDependencies,
  locale: LocaleId,
  id: string,
): Promise<BuiltInText | undefined> {
  const [english, translated] = await Promise.all([
    builtInMessages.read(SOURCE_LOCALE),
    builtInMessages.read(locale),
  ]);
  const source = english.get(id);
  return source === undefined ? undefined : { id, source, builtIn: translated.get(id) };
}

export function toRow(
  { id, source, builtIn }: BuiltInText,
  { override, draft }: StoredTexts,
): TranslationRow {
  // A draft of an older English text does not count. The next draft replaces it.
  const current = draft?.source === source ? draft : undefined;
  return {
    id,
    package: id.slice(0, id.indexOf('.')),
    source,
    builtIn: builtIn ?? null,
    override: override?.message ?? null,
    overrideSource: override?.source ?? null,
    draft: current ? toShownDraft(current) : null,
    state: current ? 'draft' : getState(source, builtIn, override),
    revision: override?.revision ?? null,
    updatedAt: override?.updatedAt.toISOString() ?? null,
    updatedBy: override?.updatedBy ?? null,
  };
}

function toShownDraft({ message, model, revision, createdAt, createdBy }: StoredDraft): TranslationDraft {
  return { text: message, model, revision, createdAt: createdAt.toISOString(), createdBy };
}

/** Returns the state of a message without a draft. An override whose English text is unknown never counts as stale. */
export function getState(
  source: string,
  builtIn: string | undefined,
  override: Pick<Override, 'source'> | undefined,
): Exclude<TranslationState, 'draft'> {
  if (override) return override.source === null || override.source === source ? 'changed' : 'stale';
  return builtIn === undefined ? 'missing' : 'translated';
}
