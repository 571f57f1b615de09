import { type LocaleId, type TranslationRow, translationCalls } from '@atrium/contract';
import { isServerText, SOURCE_LOCALE } from '@atrium/contract/messages';
import { request } from '@atrium/runtime';
import { ConflictChoice } from '@atrium/table';
import { Button, FormAlert } from '@atrium/ui/base';
import { DialogActions } from '@atrium/ui/data';
import { useAction } from '../../drawer/use-action.ts';
import { MessageDetails, MessageSource } from './message-details.tsx';
import { TextEditor } from './text-editor.tsx';
import { TranslationPreview } from './translation-preview.tsx';
import styles from './translations.module.css';
import { useConsolePreview } from './use-console-preview.ts';
import { useDebouncedValue } from './use-debounced-value.ts';
import { useDraftLabels } from './use-draft-labels.ts';
import { useFormLabels } from './use-form-labels.ts';
import { useLanguageNames } from './use-language-names.ts';
import { useProblems } from './use-problems.ts';
import { useTranslationForm } from './use-translation-form.ts';
import { useTranslationLabels } from './use-translation-labels.ts';
import { WriteDraft } from './write-draft.tsx';

interface TranslationFormProps {
  readonly locale: LocaleId;
  readonly row: TranslationRow;
  /** Receives the text of a toast. */
  onSaved(message: string): void;
  /** Receives the row with a new draft. */
  onDrafted(row: TranslationRow): void;
  onCancel(): void;
}

/** The text is checked after this many milliseconds without input. */
const CHECK_DELAY = 300;

/** One message: its English text beside its translation, with checks and a preview. */
export function TranslationForm(props: TranslationFormProps) {
  const { locale, row, onSaved, onDrafted, onCancel } = props;
  const labels = useFormLabels();
  const draftLabels = useDraftLabels();
  const translationLabels = useTranslationLabels();
  const language = useLanguageNames()(locale);
  // An English text is not a translation of the original text, which is English too.
  const label = locale === SOURCE_LOCALE ? labels.customText : labels.describeTranslation(language);
  const { check } = useProblems();
  const form = useTranslationForm({
    locale,
    row,
    onSaved: ({ override }) =>
      onSaved(
        row.draft
          ? translationLabels.approved
          : override === null
            ? translationLabels.reset
            : translationLabels.saved,
      ),
  });
  const preview = useConsolePreview(locale, row.id);
  // The preview shows only messages of the console, and no texts of the server, such as mails.
  const isConsoleText = !isServerText(row.id);
  const action = useAction();
  const { text } = form.values;
  const settledText = useDebouncedValue(text, CHECK_DELAY);
  const error = check(locale, settledText, row) ?? form.errors.text;
  const resetText = async () => {
    const { id, revision } = row;
    const body = { locale, id, text: null, revision };
    const stored = await action.run(() => request(translationCalls.save, body, { isSilent: true }));
    if (stored) onSaved(translationLabels.reset);
  };
  const discard = async (revision: number) => {
    const body = { locale, drafts: [{ id: row.id, revision }] };
    const stored = await action.run(() => request(translationCalls.discard, body, { isSilent: true }));
    if (stored) onSaved(translationLabels.discarded);
  };
  if (form.conflict) {
    return (
      <ConflictChoice
        fields={[{ name: 'text', label, show: String }]}
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
      <FormAlert>{form.error ?? action.error?.msg}</FormAlert>
      {row.draft ? <p className={styles.draft}>{draftLabels.draftNote}</p> : null}
      <div className={styles.sides}>
        <MessageSource row={row} />
        <TextEditor
          locale={locale}
          label={label}
          source={row.source}
          value={text}
          error={error}
          onChange={(value) => form.change('text', value)}
          onLeave={() => form.leaveField('text')}
        />
      </div>
      <WriteDraft
        locale={locale}
        row={row}
        isDirty={form.isDirty}
        onDrafted={onDrafted}
        onRejected={(rejected) => form.change('text', rejected)}
      />
      <MessageDetails row={row} />
      <TranslationPreview locale={locale} text={settledText} />
      {isConsoleText ? (
        <p className={styles.note}>{preview.isPossible ? labels.previewHint : labels.previewLanguage}</p>
      ) : null}
      {isConsoleText || row.draft || row.override !== null ? (
        <div className={styles.tools}>
          {isConsoleText ? (
            <PreviewButton
              preview={preview}
              text={text}
              isValid={error === undefined && text.trim() !== ''}
            />
          ) : null}
          {row.draft ? (
            <Button loading={action.isRunning} onClick={() => void discard(row.draft?.revision ?? 0)}>
              {labels.discard}
            </Button>
          ) : null}
          {row.override === null ? null : (
            <Button loading={action.isRunning} onClick={() => void resetText()}>
              {labels.reset}
            </Button>
          )}
        </div>
      ) : null}
      <DialogActions>
        <Button onClick={onCancel}>{labels.cancel}</Button>
        <Button type="primary" htmlType="submit" loading={form.isSending}>
          {row.draft ? labels.approve : labels.save}
        </Button>
      </DialogActions>
    </form>
  );
}

interface PreviewButtonProps {
  readonly preview: ReturnType<typeof useConsolePreview>;
  readonly text: string;
  readonly isValid: boolean;
}

/** Shows the text in the console, or ends the preview. */
function PreviewButton({ preview, text, isValid }: PreviewButtonProps) {
  const labels = useFormLabels();
  if (preview.isShown) return <Button onClick={preview.end}>{labels.endPreview}</Button>;
  return (
    <Button disabled={!preview.isPossible || !isValid} onClick={() => void preview.show(text)}>
      {labels.preview}
    </Button>
  );
}
