/** Which office program's document an archive is, by the names of its files. */
export type ArchiveKind = 'xlsx' | 'xlsb' | 'openDocument' | 'numbers' | 'other';

export function kindOfArchive(names: readonly string[]): ArchiveKind {
  const has = (pattern: RegExp) => names.some((name) => pattern.test(name));
  if (has(/^\/?xl\/.*\.bin$/i) && has(/workbook\.bin$/i)) return 'xlsb';
  if (has(/^\/?\[Content_Types\]\.xml$/i)) return has(/(^|\/)workbook\w*\.xml$/i) ? 'xlsx' : 'other';
  if (has(/^META-INF\/manifest\.xml$/i) || has(/^content\.xml$/i)) return 'openDocument';
  return has(/^Index\/Document\.iwa$/i) ? 'numbers' : 'other';
}
