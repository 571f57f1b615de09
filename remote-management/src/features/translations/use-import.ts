import {
  type LocaleId,
  type TranslationFormat,
  type TranslationImport,
  translationCalls,
} from '@atrium/contract';
import { request } from '@atrium/runtime';
import { useState } from 'react';
import { useAction } from '../../drawer/use-action.ts';
import { useFileLabels } from './use-file-labels.ts';

const LARGEST = 2.5 * 2 ** 20;

const FORMATS: Readonly<Record<string, TranslationFormat>> = {
  csv: 'csv',
  xlf: 'xliff',
  xliff: 'xliff',
  po: 'po',
};

/** The import of a file: its name, its result, and the error if the whole file is rejected. */
export function useImport(locale: LocaleId, onImported: () => void) {
  const labels = useFileLabels();
  const { isRunning, error, run } = useAction();
  const [name, setName] = useState<string>();
  const [result, setResult] = useState<TranslationImport>();
  const [fault, setFault] = useState<string>();
  return {
    name,
    result,
    isRunning,
    error: fault ?? error?.msg,
    async open(file: File): Promise<void> {
      const format = FORMATS[file.name.split('.').at(-1)?.toLowerCase() ?? ''];
      const isTooLarge = file.size > LARGEST;
      setName(file.name);
      setResult(undefined);
      setFault(isTooLarge ? labels.tooLarge : format ? undefined : labels.wrongFormat);
      if (isTooLarge || !format) return;
      // A match counts code points, each of which has at most two characters, and never divides one.
      const parts = (await file.text()).match(/[\s\S]{1,100000}/gu) ?? [];
      const body = { locale, format, parts: [...parts] };
      const imported = await run(() => request(translationCalls.import, body, { isSilent: true }));
      setResult(imported);
      if (imported && imported.changed > 0) onImported();
    },
  };
}
