import type { SentimentOutput } from '@atrium/contract';
import { useLingui } from '@lingui/react/macro';

/** Returns the labels of sentiments. */
export function useSentimentLabels(): Readonly<Record<SentimentOutput['label'], string>> {
  const { t } = useLingui();
  return {
    negative: t({ id: 'tasks.component.text.negative', message: 'Negative' }),
    neutral: t({ id: 'tasks.component.text.neutral', message: 'Neutral' }),
    positive: t({ id: 'tasks.component.text.positive', message: 'Positive' }),
  };
}
