import { type Drafting, type LocaleId, type TranslationRow, translationCalls } from '@atrium/contract';
import { request, useCall, useSubmission } from '@atrium/runtime';
import { useTable } from '@atrium/table';
import { Button, FormAlert } from '@atrium/ui/base';
import { DialogActions } from '@atrium/ui/data';
import { useAction } from '../../drawer/use-action.ts';
import { ModelChoice, NoModel } from './model-choice.tsx';
import { RejectedEntries } from './rejected-entries.tsx';
import styles from './translations.module.css';
import { useDraftLabels } from './use-draft-labels.ts';
import { useDraftModels } from './use-draft-models.ts';
import { useDrafting } from './use-drafting.ts';
import { useFileLabels } from './use-file-labels.ts';
import { useLanguageNames } from './use-language-names.ts';

interface DraftingFormProps {
  readonly locale: LocaleId;
  onCancel(): void;
}

/** The states of the messages that a drafting translates. */
const DRAFTED_STATES = ['missing', 'stale'];

/** Starts a drafting for all missing or stale messages of the list, and shows its progress and its failures. */
export function DraftingForm({ locale, onCancel }: DraftingFormProps) {
  const fileLabels = useFileLabels();
  const getName = useLanguageNames();
  const modelChoice = useDraftModels();
  const { drafting, isUnfinished, reload } = useDrafting(locale);
  return (
    <div className={styles.form}>
      <p className={styles.id}>{getName(locale)}</p>
      {modelChoice.isLoaded && !modelChoice.model ? <NoModel /> : null}
      {modelChoice.model && !isUnfinished ? (
        <StartDrafting locale={locale} modelChoice={modelChoice} onStarted={() => void reload()} />
      ) : null}
      {drafting ? (
        <DraftingResult drafting={drafting} onChanged={() => void reload()} onClose={onCancel} />
      ) : null}
      <DialogActions>
        <Button onClick={onCancel}>{fileLabels.close}</Button>
      </DialogActions>
    </div>
  );
}

interface StartDraftingProps {
  readonly locale: LocaleId;
  readonly modelChoice: ReturnType<typeof useDraftModels>;
  onStarted(): void;
}

function StartDrafting({ locale, modelChoice, onStarted }: StartDraftingProps) {
  const labels = useDraftLabels();
  const { query } = useTable<TranslationRow>();
  const { isRunning, error, run } = useAction();
  const { keyword, filters = {} } = query;
  const chosenStates = filters.state ?? [];
  const states = DRAFTED_STATES.filter((state) => chosenStates.length === 0 || chosenStates.includes(state));
  const conditions = { locale, ...(keyword ? { keyword } : {}), filters: { ...filters, state: states } };
  const { data } = useCall(translationCalls.list, { ...conditions, page: 1, pageSize: 1 });
  // An empty filter would match all states.
  const matchCount = states.length === 0 ? 0 : data?.total;
  const start = async () => {
    const model = modelChoice.model?.id ?? '';
    const send = () => request(translationCalls.startDrafting, { ...conditions, model }, { isSilent: true });
    if (await run(send)) onStarted();
  };
  return (
    <>
      <p>{labels.explanation}</p>
      <FormAlert>{error?.msg}</FormAlert>
      <ModelChoice {...modelChoice} />
      <p aria-live="polite">{matchCount === undefined ? null : labels.describeMatches(matchCount)}</p>
      <div className={styles.actions}>
        <Button type="primary" loading={isRunning} disabled={!matchCount} onClick={() => void start()}>
          {labels.start}
        </Button>
      </div>
      <p className={styles.note}>{labels.dataNote}</p>
    </>
  );
}

interface DraftingResultProps {
  readonly drafting: Drafting;
  onChanged(): void;
  onClose(): void;
}

function DraftingResult({ drafting, onChanged, onClose }: DraftingResultProps) {
  const labels = useDraftLabels();
  const { address, query } = useTable<TranslationRow>();
  const handlesAllErrors = true;
  const { isRunning, submit } = useSubmission(handlesAllErrors);
  const { status, done, total, failures, message } = drafting;
  const isUnfinished = status === 'queued' || status === 'running';
  const cancel = async () => {
    await submit(
      () => request(translationCalls.cancelDrafting, { id: drafting.id }),
      () => undefined, // The request has reported its error in a toast.
    );
    onChanged();
  };
  const showDrafts = () => {
    address.search({ ...query, filters: { state: ['draft'] } });
    onClose();
  };
  return (
    <section className={`${styles.form} ${styles.result}`} aria-label={labels.statuses[status]}>
      <p className={styles.progressLine}>
        <span role="status">{message ?? labels.statuses[status]}</span>
        <span>{labels.describeProgress(done, total)}</span>
      </p>
      <progress
        className={styles.progress}
        aria-label={labels.statuses[status]}
        value={done}
        max={Math.max(total, 1)}
      />
      <p className={styles.note}>{labels.describeOrigin(drafting.model, drafting.createdAt)}</p>
      <div className={styles.actions}>
        {isUnfinished ? (
          <Button loading={isRunning} onClick={() => void cancel()}>
            {labels.cancel}
          </Button>
        ) : null}
        {/* Each processed message has a draft or a failure, so at least one draft exists. */}
        {done > failures.length ? <Button onClick={showDrafts}>{labels.show}</Button> : null}
      </div>
      {failures.length > 0 ? <RejectedEntries title={labels.failures} entries={failures} /> : null}
    </section>
  );
}
