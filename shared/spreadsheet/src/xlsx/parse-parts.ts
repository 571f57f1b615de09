import * as library from '@e965/xlsx';
import type { ZipPart } from '../zip/zip-entry.ts';

/** Missing in the library's types: what `read` does with an unpacked archive. */
const { parse_zip: parseArchive } = library as unknown as {
  parse_zip(archive: object, options: library.ParsingOptions): library.WorkBook;
};

/**
 * Passes the library the files of an archive that were unpacked and measured here. The library unpacks nothing itself.
 */
export function parseParts(parts: readonly ZipPart[], options: library.ParsingOptions): library.WorkBook {
  const archive = library.CFB.utils.cfb_new();
  // `unsafe` only skips a slow search: the library then does not look for an earlier file with the same name.
  for (const { name, bytes } of parts) library.CFB.utils.cfb_add(archive, name, bytes, { unsafe: true });
  return parseArchive(archive, options);
}
