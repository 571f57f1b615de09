import type { GridChoices } from '@atrium/spreadsheet';
import { useRef, useState } from 'react';
import type { OpenedFile } from './opened-file.ts';

export type FileState =
  | { readonly kind: 'none' }
  | { readonly kind: 'reading'; readonly name: string }
  | { readonly kind: 'failed'; readonly name: string; readonly error: unknown }
  | { readonly kind: 'open'; readonly opened: OpenedFile };

export interface SpreadsheetReader {
  readonly state: FileState;
  /** Reads a file, with the user's choices if there are any. A later call cancels this one. */
  read(file: File, choices?: GridChoices): void;
  /** Cancels reading, and hides the file and its error. */
  close(): void;
}

/** Reads files for an input. The parser loads with the first file. */
export function useSpreadsheetReader(onOpen: (opened: OpenedFile) => void): SpreadsheetReader {
  const [state, setState] = useState<FileState>({ kind: 'none' });
  const controller = useRef<AbortController>(undefined);
  const begin = () => {
    controller.current?.abort();
    controller.current = new AbortController();
    return controller.current.signal;
  };
  const read = async (file: File, choices: GridChoices) => {
    const signal = begin();
    setState({ kind: 'reading', name: file.name });
    try {
      const { openFile } = await import('./opened-file.ts');
      const opened = await openFile(file, choices, signal);
      if (signal.aborted) return;
      setState({ kind: 'open', opened });
      onOpen(opened);
    } catch (error) {
      if (!signal.aborted) setState({ kind: 'failed', name: file.name, error });
    }
  };
  return {
    state,
    read: (file, choices = {}) => void read(file, choices),
    close: () => {
      begin();
      setState({ kind: 'none' });
    },
  };
}
