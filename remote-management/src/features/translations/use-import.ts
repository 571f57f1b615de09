import {
  type LocaleId,
  type TranslationFormat,
  type TranslationImport,
  translationCalls,
} from '@atrium/contract';
import { useFormat } from '@atrium/i18n';
import { request } from '@atrium/runtime';
import { useState } from 'react';
import { useAction } from '../../drawer/use-action.ts';
import { useFileLabels } from './use-file-labels.ts';

/**
 * The maximum size of a file, in bytes. A request can contain up to 3 MB before its encryption. The remaining 0.5 MB
 * are a margin for characters that JSON escapes.
 */
const MAX_FILE_SIZE = 2.5 * 2 ** 20;

const FORMATS: Readonly<Record<string, TranslationFormat>> = {
  csv: 'csv',
  xlf: 'xliff',
  xliff: 'xliff',
  po: 'po',
};

/**
 * Returns functions that choose and import a file, and the name, the result and the error of the chosen file. If there
 * is an error, the server stores nothing of the file.
 */
export function useImport(locale: LocaleId, onImported: () => void) {
  const labels = useFileLabels();
  const format = useFormat();
  const { isRunning, error, run } = useAction();
  const [file, setFile] = useState<File>();
  const [result, setResult] = useState<TranslationImport>();
  const [fileError, setFileError] = useState<string>();
  const findError = (chosen: File): string | undefined => {
    if (chosen.size > MAX_FILE_SIZE) return labels.tooLarge(format.bytes(MAX_FILE_SIZE));
    return getFormat(chosen) ? undefined : labels.wrongFormat;
  };
  return {
    name: file?.name,
    isReady: file !== undefined && fileError === undefined && result === undefined,
    result,
    isRunning,
    error: fileError ?? error?.msg,
    choose(chosen: File): void {
      setFile(chosen);
      setResult(undefined);
      setFileError(findError(chosen));
    },
    async send(): Promise<void> {
      const fileFormat = file && getFormat(file);
      if (!fileFormat) return;
      // The server accepts parts of up to 200,000 UTF-16 units, which 100,000 characters never exceed. With the flag
      // `u`, no part ends inside a surrogate pair.
      const parts = (await file.text()).match(/[\s\S]{1,100000}/gu) ?? [];
      const body = { locale, format: fileFormat, parts: [...parts] };
      const imported = await run(() => request(translationCalls.import, body, { isSilent: true }));
      setResult(imported);
      if (imported && imported.changed > 0) onImported();
    },
  };
}

function getFormat({ name }: File): TranslationFormat | undefined {
  return FORMATS[name.split('.').at(-1)?.toLowerCase() ?? ''];
}
