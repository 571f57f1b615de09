/** The error for a ZIP file that is damaged, has an entry with an unsafe name, or has more entries than allowed. */
export class ZipError extends Error {
  readonly reason: 'invalid' | 'tooManyEntries';

  constructor(reason: 'invalid' | 'tooManyEntries', cause?: unknown) {
    super(`The ZIP file cannot be read: ${reason}.`, { cause });
    this.name = 'ZipError';
    this.reason = reason;
  }
}
