import {
  type ImportedRecord,
  type ImportPreview,
  PORTABLE_LIMITS,
  type PortableKind,
  portableCalls,
} from '@atrium/contract';
import { type BusinessError, request, useSubmission } from '@atrium/runtime';
import { useState } from 'react';

/**
 * Returns the state of an import (its file, preview, name and last error), and functions that open and store a file.
 * The import is blocked without a preview, and if a required part is missing.
 */
export function useImport(kind: PortableKind, onImported: (record: ImportedRecord) => void) {
  const { isRunning, submit } = useSubmission();
  const [file, setFile] = useState<File>();
  const [preview, setPreview] = useState<ImportPreview>();
  const [name, setName] = useState('');
  const [error, setError] = useState<BusinessError>();
  const isTooLarge = file !== undefined && file.size > PORTABLE_LIMITS.fileBytes;
  const { preview: previewCall, importFile } = portableCalls[kind];
  return {
    file,
    preview,
    name,
    error,
    isRunning,
    isTooLarge,
    isBlocked: preview?.missing.some(({ isRequired }) => isRequired) ?? true,
    setName,
    async open(chosen: File): Promise<void> {
      setFile(chosen);
      setPreview(undefined);
      setError(undefined);
      if (chosen.size > PORTABLE_LIMITS.fileBytes) return;
      const found = await submit(() => request(previewCall, {}, { file: chosen, isSilent: true }), setError);
      setPreview(found);
      setName(found?.newName ?? '');
    },
    async store(): Promise<void> {
      setError(undefined);
      const stored = await submit(
        () => request(importFile, { name: name.trim() }, { file, isSilent: true }),
        setError,
      );
      if (stored) onImported(stored);
    },
  };
}
