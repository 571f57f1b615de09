import { type BodyOf, type LocaleId, type TranslationRow, translationCalls } from '@atrium/contract';
import { SOURCE_LOCALE } from '@atrium/contract/messages';
import { request, useSetPaneAtom } from '@atrium/runtime';
import { type RowSource, TableScreen } from '@atrium/table';
import { Choice } from '@atrium/ui/data';
import { IconEdit } from '@atrium/ui/shell';
import { useId, useMemo } from 'react';
import { DraftTool } from './draft-tool.tsx';
import { FileTools } from './file-tools.tsx';
import { beginTranslationActionAtom } from './translation-atoms.ts';
import { TranslationDrawer } from './translation-drawer.tsx';
import styles from './translations.module.css';
import { useEditedLocale } from './use-edited-locale.ts';
import { useLanguages } from './use-languages.ts';
import { useReviewActions } from './use-review-actions.ts';
import { useTranslationColumns } from './use-translation-columns.tsx';
import { useTranslationLabels } from './use-translation-labels.ts';

/** The texts of the console in one language, which users who may manage translations can change. */
export function TranslationsPage() {
  const labels = useTranslationLabels();
  const [locale, choose] = useEditedLocale();
  const { options, reload } = useLanguages();
  const begin = useSetPaneAtom(beginTranslationActionAtom);
  const source = useMemo(() => createSource(locale), [locale]);
  const languageId = useId();
  const scope = (
    <span className={styles.scope}>
      <label htmlFor={languageId}>{labels.language}</label>
      <Choice
        id={languageId}
        className={styles.language ?? ''}
        value={locale}
        options={options}
        search={{ label: labels.findLanguage, none: labels.noLanguage }}
        onChoose={(chosen) => choose(chosen as LocaleId)}
      />
    </span>
  );
  const tools = (
    <>
      {locale === SOURCE_LOCALE ? null : (
        <DraftTool key={locale} locale={locale} onDrafted={() => void reload()} />
      )}
      <FileTools locale={locale} />
    </>
  );
  return (
    <TableScreen
      definition={{
        name: 'management-translations',
        title: labels.title,
        description: labels.pageDescription,
        keyword: labels.search,
        empty: { title: labels.empty, description: labels.emptyDescription },
        source,
        rowKey: ({ id }) => id,
        rowName: ({ id }) => id,
        rowActions: [
          // A click on the row runs the action `view`.
          {
            key: 'view',
            label: labels.edit,
            icon: <IconEdit aria-hidden />,
            run: (row) => begin({ kind: 'edit', locale, row }),
          },
        ],
        selectionActions: useReviewActions(locale),
        columns: useTranslationColumns(locale),
        scope,
        tools,
      }}
    >
      <TranslationDrawer onChanged={() => void reload()} />
    </TableScreen>
  );
}

function createSource(locale: LocaleId): RowSource<TranslationRow> {
  const { list } = translationCalls;
  return { list: (query, options) => request(list, { ...query, locale } as BodyOf<typeof list>, options) };
}
