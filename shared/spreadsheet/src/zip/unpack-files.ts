import { SpreadsheetError } from '../error/spreadsheet-error.ts';
import { readCentralDirectory } from './read-central-directory.ts';
import { unpackEntry } from './unpack-entry.ts';

export interface FileLimits {
  /** The size of the archive, in bytes. */
  readonly archive: number;
  /** The size of each unpacked file, in bytes. */
  readonly file: number;
  /** The number of files to unpack. */
  readonly count: number;
}

/** Hidden files, and the folder in which macOS stores its metadata. */
const HIDDEN = /(^|\/)(\.|__MACOSX\/)/;

/**
 * Unpacks the files of a ZIP archive that have an extension in `types`. Skips files with other
 * extensions and hidden files. The names of the returned files do not contain folders.
 *
 * @param types The media types by extension, in lower case.
 * @throws SpreadsheetError before it unpacks anything, if the archive exceeds a limit or has a password.
 */
export async function unpackFiles(
  archive: Blob,
  types: Readonly<Record<string, string>>,
  limits: FileLimits,
): Promise<readonly File[]> {
  if (archive.size > limits.archive) throw new SpreadsheetError('fileTooLarge', { max: limits.archive });
  const bytes = new Uint8Array(await archive.arrayBuffer());
  const chosen = readCentralDirectory(bytes).flatMap((entry) => {
    const type = types[/\.(\w+)$/.exec(entry.name)?.[1]?.toLowerCase() ?? ''];
    return type === undefined || HIDDEN.test(entry.name) ? [] : [{ entry, type }];
  });
  if (chosen.length > limits.count) {
    throw new SpreadsheetError('tooManyEntries', { found: chosen.length, max: limits.count });
  }
  for (const { entry } of chosen) {
    if (entry.isEncrypted) throw new SpreadsheetError('passwordProtected');
    if (entry.unpackedSize > limits.file) throw new SpreadsheetError('tooMuchUnpacked', { max: limits.file });
  }
  const files: File[] = [];
  for (const { entry, type } of chosen) {
    const unpacked = await unpackEntry(bytes, entry);
    const name = entry.name.slice(entry.name.lastIndexOf('/') + 1);
    files.push(new File([new Uint8Array(unpacked)], name, { type }));
  }
  return files;
}
