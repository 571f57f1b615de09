import { type LocaleId, TRANSLATION_STATES, type TranslationRow } from '@atrium/contract';
import { getDirection, toIntlTag } from '@atrium/i18n';
import type { ColumnDefinition } from '@atrium/table';
import { MessageId } from './message-id.tsx';
import { STATE_TONES, useTranslationLabels } from './use-translation-labels.ts';

/** The first parts of message ids. The names of packages are not translated. */
const PACKAGES = ['host', 'dashboard', 'management', 'assets', 'table', 'charts', 'tasks', 'server'];

/** Returns the draft of a message or, if it has no draft, the text that users see. Null if there is neither. */
const getShownText = ({ draft, override, builtIn }: TranslationRow) => draft?.text ?? override ?? builtIn;

export function useTranslationColumns(locale: LocaleId): readonly ColumnDefinition<TranslationRow>[] {
  const labels = useTranslationLabels();
  return [
    {
      key: 'id',
      title: labels.id,
      kind: 'text',
      width: 240,
      isName: true,
      isSortable: true,
      isCode: true,
      render: ({ id }) => <MessageId id={id} />,
    },
    {
      key: 'source',
      title: labels.source,
      kind: 'text',
      width: 280,
      isSortable: true,
      render: ({ source }) => (
        <span lang="en" dir="ltr" translate="no">
          {source}
        </span>
      ),
    },
    {
      key: 'text',
      title: labels.text,
      kind: 'text',
      width: 280,
      isSortable: true,
      value: getShownText,
      render: (row) => (
        <span lang={toIntlTag(locale)} dir={getDirection(locale)} translate="no">
          {getShownText(row) ?? '–'}
        </span>
      ),
    },
    {
      key: 'state',
      title: labels.state,
      kind: 'select',
      width: 130,
      isSortable: true,
      isSearchable: true,
      options: TRANSLATION_STATES.map((value) => ({
        value,
        label: labels.states[value],
        tone: STATE_TONES[value],
      })),
    },
    {
      key: 'package',
      title: labels.package,
      kind: 'select',
      isHidden: true,
      isSearchable: true,
      options: PACKAGES.map((value) => ({ value, label: value })),
    },
    { key: 'updatedAt', title: labels.updatedAt, kind: 'date', width: 150, isHidden: true, isSortable: true },
    { key: 'updatedBy', title: labels.updatedBy, kind: 'text', isHidden: true },
  ];
}
