import { runCalls } from '@atrium/contract';
import { request, usePane } from '@atrium/runtime';
import { useLingui } from '@lingui/react/macro';
import styles from './app.module.css';

interface FeedbackProps {
  readonly runId: string;
  /** 1 for useful, −1 for not useful, null without feedback. */
  readonly value: number | null;
  onChange(value: number | null): void;
}

/** Rates a run. A second click on the same button removes the rating. */
export function Feedback({ runId, value, onChange }: FeedbackProps) {
  const { t } = useLingui();
  const { toasts } = usePane();
  const choices = [
    { rating: 1, name: t({ id: 'assets.page.app.feedback-good', message: 'Useful' }) },
    { rating: -1, name: t({ id: 'assets.page.app.feedback-bad', message: 'Not useful' }) },
  ] as const;
  const rate = async (rating: 1 | -1) => {
    const feedback = value === rating ? null : rating;
    try {
      const { feedback: stored } = await request(runCalls.feedback, { id: runId, feedback });
      onChange(stored);
      if (stored !== null)
        toasts.success(t({ id: 'assets.page.app.feedback-saved', message: 'Feedback saved' }));
    } catch {
      // A toast reports the failure. The stored rating stays on screen.
    }
  };
  return (
    <fieldset className={styles.feedback}>
      <legend>{t({ id: 'assets.page.app.feedback', message: 'Was this result useful?' })}</legend>
      <div className={styles.choices}>
        {choices.map(({ rating, name }) => (
          <button
            key={rating}
            type="button"
            className={styles.toggle}
            aria-pressed={value === rating}
            onClick={() => void rate(rating)}
          >
            {name}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
