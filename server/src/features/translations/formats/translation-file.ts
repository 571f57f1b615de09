/** An entry of a translation file. Without a translation, the text is empty. */
export interface FileEntry {
  /** The id of the message. */
  readonly id: string;
  /** The English text. Empty if the file does not contain it. */
  readonly source: string;
  readonly text: string;
  /** Whether the text is not approved yet. */
  readonly isDraft: boolean;
}

/** The translations of a file. */
export interface TranslationFile {
  /** The target language, if the file names one. */
  readonly locale: string | undefined;
  readonly entries: readonly FileEntry[];
}

/** Reads and writes one file format. */
export interface FileFormat {
  readonly extension: string;
  write(locale: string, entries: readonly FileEntry[]): Promise<string>;
  /** Throws if the file is damaged. */
  read(content: string): Promise<TranslationFile>;
}
