import {
  type BodyOf,
  ERROR_CODES,
  INTL_TAGS,
  LIMITS,
  type ListSort,
  type TranslationRow,
  type translationCalls,
} from '@atrium/contract';
import { foldText } from '@atrium/contract/text';
import { BusinessError } from '../../domain/business-error.ts';
import { readRows, type TranslationDependencies } from './read-rows.ts';

type ListBody = BodyOf<typeof translationCalls.list>;

const FILTERS = {
  state: ({ state }: TranslationRow) => state,
  package: (row: TranslationRow) => row.package,
} as const;

const SORTS = {
  id: ({ id }: TranslationRow) => id,
  source: ({ source }: TranslationRow) => source,
  text: (row: TranslationRow) => row.draft?.text ?? getShownText(row),
  state: ({ state }: TranslationRow) => state,
  updatedAt: ({ updatedAt }: TranslationRow) => updatedAt ?? '',
} as const;

/** Lists the messages of a locale. Most of them are in files, so the list is searched and sorted in memory. */
export async function listTranslations(
  deps: TranslationDependencies,
  { locale, ...body }: ListBody,
): Promise<{ list: TranslationRow[]; total: number }> {
  const found = await findMatchingRows(deps, { locale, ...body });
  const { page = 1, pageSize = LIMITS.pageSize } = body;
  return { list: found.slice((page - 1) * pageSize, page * pageSize), total: found.length };
}

/** Returns all messages that match the conditions of a list, in its order. */
export async function findMatchingRows(
  deps: TranslationDependencies,
  { locale, ...body }: ListBody,
): Promise<TranslationRow[]> {
  const sorts = [body.sort ?? []].flat();
  assertFields(body, sorts);
  const keyword = foldText((body.keyword ?? '').trim());
  const rows = await readRows(deps, locale);
  return rows
    .filter((row) => matchesFilters(row, body) && contains(row, keyword))
    .sort((one, other) => compare(one, other, sorts, locale));
}

/** Returns the text that users see, or an empty text if the message is missing. */
export function getShownText({ override, builtIn }: TranslationRow): string {
  return override ?? builtIn ?? '';
}

/** Rejects filters and sorts by fields that this list does not have, and all ranges. */
function assertFields(
  { filters = {}, ranges = {} }: Omit<ListBody, 'locale'>,
  sorts: readonly ListSort[],
): void {
  const unknown = [
    ...Object.keys(filters)
      .filter((name) => !Object.hasOwn(FILTERS, name))
      .map((name) => `filters.${name}`),
    ...Object.keys(ranges).map((name) => `ranges.${name}`),
    ...(sorts.every(({ field }) => Object.hasOwn(SORTS, field)) ? [] : ['sort.field']),
  ];
  if (unknown.length > 0) throw new BusinessError(ERROR_CODES.invalid, undefined, unknown);
}

function matchesFilters(row: TranslationRow, { filters = {} }: Omit<ListBody, 'locale'>): boolean {
  return Object.entries(FILTERS).every(([name, read]) => {
    const values = filters[name] ?? [];
    return values.length === 0 || values.includes(read(row));
  });
}

function contains({ id, source, builtIn, override, draft }: TranslationRow, keyword: string): boolean {
  const texts = [id, source, builtIn ?? '', override ?? '', draft?.text ?? ''];
  return texts.some((text) => foldText(text).includes(keyword));
}

/** Compares two rows by the sorts, with the sort order of the locale, and then by id. */
function compare(
  one: TranslationRow,
  other: TranslationRow,
  sorts: readonly ListSort[],
  locale: ListBody['locale'],
): number {
  for (const { field, order } of sorts) {
    const read = SORTS[field as keyof typeof SORTS];
    const difference = read(one).localeCompare(read(other), INTL_TAGS[locale] ?? locale);
    if (difference !== 0) return order === 'ascend' ? difference : -difference;
  }
  return one.id < other.id ? -1 : 1;
}
