import { type LocaleId, TRANSLATION_LIMITS, type TranslationRow, translationCalls } from '@atrium/contract';
import { listPlaceholders } from '@atrium/contract/messages';
import { getDirection, toIntlTag, useFormat } from '@atrium/i18n';
import { request } from '@atrium/runtime';
import { ConflictChoice } from '@atrium/table';
import { Button, Field, FormAlert, TextArea } from '@atrium/ui/base';
import { Tag } from '@atrium/ui/shell';
import { useAction } from '../../drawer/use-action.ts';
import { TranslationPreview } from './translation-preview.tsx';
import styles from './translations.module.css';
import { useConsolePreview } from './use-console-preview.ts';
import { useFormLabels } from './use-form-labels.ts';
import { useLanguageNames } from './use-language-names.ts';
import { useProblems } from './use-problems.ts';
import { useSettled } from './use-settled.ts';
import { useTranslationForm } from './use-translation-form.ts';

interface TranslationFormProps {
  readonly locale: LocaleId;
  readonly row: TranslationRow;
  onSaved(saved: TranslationRow): void;
  onCancel(): void;
}

/** How long the user pauses before the text is checked, in milliseconds. */
const PAUSE = 300;

/** One message: its English text beside its translation, with checks and a preview. */
export function TranslationForm(props: TranslationFormProps) {
  const { locale, row, onSaved, onCancel } = props;
  const labels = useFormLabels();
  const getName = useLanguageNames();
  const { check } = useProblems();
  const form = useTranslationForm(props);
  const preview = useConsolePreview(locale, row.id);
  const reset = useAction();
  const { text } = form.values;
  const settled = useSettled(text, PAUSE);
  const error = check(locale, settled, row.source) ?? form.errors.text;
  const restore = async () => {
    const { id, revision } = row;
    const body = { locale, id, text: null, revision };
    const stored = await reset.run(() => request(translationCalls.save, body, { isSilent: true }));
    if (stored) onSaved(stored);
  };
  if (form.conflict) {
    return (
      <ConflictChoice
        fields={[{ name: 'text', label: getName(locale), show: String }]}
        conflicts={form.conflict.fields}
        isSaving={form.isSending}
        onResolve={(sides) => void form.resolve(sides)}
        onCancel={onCancel}
      />
    );
  }
  return (
    <form {...form.element} className={styles.form}>
      <p className={styles.id}>
        <code dir="ltr">{row.id}</code>
      </p>
      <FormAlert>{form.error ?? reset.error?.msg}</FormAlert>
      <div className={styles.sides}>
        <Source row={row} />
        <Field label={getName(locale)} error={error} isRequired>
          {(control) => (
            <TextArea
              {...control}
              lang={toIntlTag(locale)}
              dir={getDirection(locale)}
              spellCheck
              maxLength={TRANSLATION_LIMITS.length}
              value={text}
              onChange={(value) => form.change('text', value)}
              onBlur={() => form.leave('text')}
            />
          )}
        </Field>
      </div>
      <ChangeDetails row={row} />
      <TranslationPreview locale={locale} text={settled} />
      <div className={styles.actions}>
        {preview.isShown ? (
          <Button onClick={preview.end}>{labels.endPreview}</Button>
        ) : (
          <Button
            disabled={!preview.isPossible || error !== undefined || text.trim() === ''}
            onClick={() => void preview.show(text)}
          >
            {labels.preview}
          </Button>
        )}
        {row.override === null ? null : (
          <Button loading={reset.isRunning} onClick={() => void restore()}>
            {labels.reset}
          </Button>
        )}
        <span className={styles.space} />
        <Button onClick={onCancel}>{labels.cancel}</Button>
        <Button type="primary" htmlType="submit" loading={form.isSending}>
          {labels.save}
        </Button>
      </div>
      <p className={styles.note}>{preview.isPossible ? labels.previewHint : labels.previewLanguage}</p>
    </form>
  );
}

/** The English text with its placeholders. */
function Source({ row: { source } }: { readonly row: TranslationRow }) {
  const labels = useFormLabels();
  const placeholders = listPlaceholders(source);
  return (
    <section aria-label={labels.source}>
      <h3 className={styles.part}>{labels.source}</h3>
      <p className={styles.text} lang="en" dir="ltr" translate="no">
        {source}
      </p>
      {placeholders.length === 0 ? null : (
        <ul className={styles.placeholders} aria-label={labels.placeholders}>
          {placeholders.map((name) => (
            <li key={name}>
              <Tag>
                <code dir="ltr">{name.startsWith('<') ? name : `{${name}}`}</code>
              </Tag>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** The built-in text, and who changed it from which English text. */
function ChangeDetails({ row }: { readonly row: TranslationRow }) {
  const labels = useFormLabels();
  const format = useFormat();
  if (row.override === null) return null;
  return (
    <dl className={styles.details}>
      <dt>{labels.builtIn}</dt>
      <dd dir="auto">{row.builtIn ?? '–'}</dd>
      {row.state === 'stale' ? (
        <>
          <dt>{labels.olderSource}</dt>
          <dd lang="en" dir="ltr">
            {row.overrideSource}
          </dd>
        </>
      ) : null}
      {row.updatedAt === null ? null : (
        <>
          <dt>{labels.changed}</dt>
          <dd>
            {format.date(row.updatedAt)} {row.updatedBy}
          </dd>
        </>
      )}
    </dl>
  );
}
