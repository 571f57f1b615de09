import * as library from '@e965/xlsx';
import type { ZipPart } from '../zip/zip-entry.ts';

/** Not in the library's types: what `read` does with an archive once it is unpacked. */
const { parse_zip: parseArchive } = library as unknown as {
  parse_zip(archive: object, options: library.ParsingOptions): library.WorkBook;
};

/** Gives the library the files of an archive as they were unpacked and measured here: it unpacks nothing itself. */
export function parseParts(parts: readonly ZipPart[], options: library.ParsingOptions): library.WorkBook {
  const archive = library.CFB.utils.cfb_new();
  for (const { name, bytes } of parts) library.CFB.utils.cfb_add(archive, name, bytes, { unsafe: true });
  return parseArchive(archive, options);
}
