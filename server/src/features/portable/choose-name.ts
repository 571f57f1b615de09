import { type AppKind, ERROR_CODES, slugField } from '@atrium/contract';
import type { Database } from '../../database/database.ts';
import { BusinessError } from '../../domain/business-error.ts';
import { findFreeName, shortenName } from '../app/find-free-name.ts';
import { findTakenSlugs } from './portable-repository.ts';

/** The largest number of characters of a slug. */
const SLUG_LENGTH = 48;
/** How many of these characters are reserved for a hyphen and a number. */
const NUMBER_LENGTH = 5;

/**
 * Returns the requested slug if it is free, else the slug with the first free number.
 *
 * @throws BusinessError `invalid` for a text that is no slug.
 */
export async function chooseSlug(database: Database, kind: AppKind, requested: string): Promise<string> {
  if (!slugField.safeParse(requested).success)
    throw new BusinessError(ERROR_CODES.invalid, undefined, ['name']);
  const base = requested.slice(0, SLUG_LENGTH - NUMBER_LENGTH);
  // Candidates with a number begin with `base`, which may be shorter than the requested slug.
  const taken = new Set([
    ...(await findTakenSlugs(database, kind, requested)),
    ...(base === requested ? [] : await findTakenSlugs(database, kind, base)),
  ]);
  if (!taken.has(requested)) return requested;
  for (let number = 2; ; number += 1) {
    const candidate = `${base}-${number}`;
    if (!taken.has(candidate)) return candidate;
  }
}

/**
 * Returns the requested name if it is free, else the name with the first free number.
 *
 * @param findTaken Returns the stored names that begin with a prefix.
 */
export async function chooseName(
  requested: string,
  findTaken: (prefix: string) => Promise<ReadonlySet<string>>,
): Promise<string> {
  const taken = await findTaken(shortenName(requested));
  return taken.has(requested) ? findFreeName(requested, taken) : requested;
}
