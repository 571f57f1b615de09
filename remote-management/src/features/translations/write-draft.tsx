import { type LocaleId, type TranslationRow, translationCalls } from '@atrium/contract';
import { SOURCE_LOCALE } from '@atrium/contract/messages';
import { request } from '@atrium/runtime';
import { Button, FormAlert } from '@atrium/ui/base';
import { IconRobot } from '@atrium/ui/shell';
import { useState } from 'react';
import { useAction } from '../../drawer/use-action.ts';
import { ModelChoice, NoModel } from './model-choice.tsx';
import styles from './translations.module.css';
import { useDraftLabels } from './use-draft-labels.ts';
import { useDraftModels } from './use-draft-models.ts';

interface WriteDraftProps {
  readonly locale: LocaleId;
  readonly row: TranslationRow;
  /** Whether the form has unsaved changes, which a draft would replace. */
  readonly isDirty: boolean;
  onDrafted(row: TranslationRow): void;
  /** Receives a text with errors, which the server has not stored. */
  onRejected(text: string): void;
}

/** Lets a chat model write the draft of one message. */
export function WriteDraft({ locale, row, isDirty, onDrafted, onRejected }: WriteDraftProps) {
  const labels = useDraftLabels();
  const modelChoice = useDraftModels();
  const { isRunning, error, run } = useAction();
  const [isRejected, setRejected] = useState(false);
  if (locale === SOURCE_LOCALE || !modelChoice.isLoaded) return null;
  if (!modelChoice.model) return <NoModel className={styles.note} />;
  const { id: model } = modelChoice.model;
  const write = async () => {
    setRejected(false);
    const body = { locale, id: row.id, model };
    const response = await run(() => request(translationCalls.draft, body, { isSilent: true }));
    if (!response) return;
    setRejected(response.rejected !== null);
    if (response.rejected === null) onDrafted(response.row);
    else onRejected(response.rejected);
  };
  return (
    <section aria-label={labels.title}>
      <FormAlert>{error?.msg ?? (isRejected ? labels.rejected : undefined)}</FormAlert>
      <div className={styles.offerRow}>
        <ModelChoice {...modelChoice} />
        <Button icon={<IconRobot />} loading={isRunning} disabled={isDirty} onClick={() => void write()}>
          {labels.write}
        </Button>
      </div>
      {isDirty && !isRejected ? <p className={styles.note}>{labels.unsaved}</p> : null}
    </section>
  );
}
