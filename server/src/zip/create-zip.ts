import { strToU8, type Zippable, zip } from 'fflate';

/** The binary files are models and images. Compression hardly makes them smaller, so they are stored as they are. */
const STORED = { level: 0 } as const;
/** A fixed date, so that ZIP files with the same content are equal. */
const MODIFIED = new Date(Date.UTC(2000, 0, 1));

/** Returns a ZIP file with a text, which is compressed, and binary files. */
export function createZip(
  text: { readonly name: string; readonly content: string },
  files: ReadonlyMap<string, Uint8Array>,
): Promise<Uint8Array> {
  const entries: Zippable = { [text.name]: [strToU8(text.content), { mtime: MODIFIED }] };
  for (const [name, bytes] of files) entries[name] = [bytes, { ...STORED, mtime: MODIFIED }];
  return new Promise((resolve, reject) => {
    zip(entries, (error, bytes) => (error ? reject(error) : resolve(bytes)));
  });
}
