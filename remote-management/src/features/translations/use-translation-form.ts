import { type LocaleId, type TranslationRow, translationCalls } from '@atrium/contract';
import { request, useForm, usePane } from '@atrium/runtime';
import { useLingui } from '@lingui/react/macro';
import { useProblems } from './use-problems.ts';

interface Options {
  readonly locale: LocaleId;
  readonly row: TranslationRow;
  onSaved(saved: TranslationRow): void;
}

const SILENT = { isSilent: true };

/**
 * Returns the form of one translation. At first, the field contains the translation draft, or else
 * the override, or else the built-in text. If there is none of these, the field is empty. Saving the
 * built-in text removes the override.
 */
export function useTranslationForm({ locale, row, onSaved }: Options) {
  const { t } = useLingui();
  const { setDirty } = usePane();
  const { check } = useProblems();
  const toValues = ({ draft, override, builtIn }: TranslationRow) => ({
    text: draft?.text ?? override ?? builtIn ?? '',
  });
  return useForm<{ readonly text: string }, TranslationRow, TranslationRow>({
    initial: toValues(row),
    validate: ({ text }) => ({
      text:
        text.trim() === ''
          ? t({ id: 'management.page.translations.text-missing', message: 'Enter a translation' })
          : check(locale, text, row),
    }),
    send: ({ text }, base = row) =>
      request(
        translationCalls.save,
        { locale, id: row.id, text: text === row.builtIn ? null : text, revision: base.revision },
        SILENT,
      ),
    onSent: onSaved,
    onDirtyChange: setDirty,
    edited: {
      row,
      toValues,
      async read({ id }) {
        // The keyword can also match other messages.
        const body = { locale, keyword: id, pageSize: 500 };
        const { list } = await request(translationCalls.list, body, SILENT);
        return list.find((found) => found.id === id) ?? row;
      },
    },
  });
}
