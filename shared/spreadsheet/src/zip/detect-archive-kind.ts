import type { ZipPart } from './zip-entry.ts';

/** The document type of an archive. */
export type ArchiveKind = 'xlsx' | 'xlsb' | 'openDocument' | 'numbers' | 'other';

const CONTENT_TYPES = /^\/?\[Content_Types\]\.xml$/i;
const XLSX_TYPE =
  /spreadsheetml\.(?:sheet|template)\.main\+xml|ms-excel\.(?:sheet|template|addin)\.macroEnabled\.main\+xml/i;
const XLSB_TYPE = /ms-excel\.sheet\.binary\.macroEnabled\.main/i;

/** Detects the type by the names of the parts and by the workbook type that the archive declares, whatever its name. */
export function detectArchiveKind(parts: readonly ZipPart[]): ArchiveKind {
  const has = (pattern: RegExp) => parts.some(({ name }) => pattern.test(name));
  const declared = parts.find(({ name }) => CONTENT_TYPES.test(name));
  if (declared) {
    const types = new TextDecoder().decode(declared.bytes);
    if (has(/(?:^|\/)workbook\.bin$/i)) return 'xlsb';
    if (XLSX_TYPE.test(types) || has(/(?:^|\/)workbook\w*\.xml$/i)) return 'xlsx';
    return XLSB_TYPE.test(types) ? 'xlsb' : 'other';
  }
  if (has(/^META-INF\/manifest\.xml$/i) || has(/^content\.xml$/i)) return 'openDocument';
  return has(/^Index\/Document\.iwa$/i) ? 'numbers' : 'other';
}
