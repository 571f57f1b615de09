import type { EvaluatedTask } from '@atrium/contract';
import { useLingui } from '@lingui/react/macro';

/** Cells with the expected result of a text. They are the same in all languages. */
const EXAMPLES: Partial<Readonly<Record<EvaluatedTask, string>>> = {
  language: 'de',
  entities: 'person: Ada; place: London',
  keywords: 'solar power; battery',
  redact: 'Call me at [phone]',
  tokenize: 'I/like/tea',
  extract: '{"customer": {"name": "Ada"}, "total": 12.5}',
};

const SENTIMENTS = 'negative, neutral, positive';

/** Returns a function that states what the column with the expected results contains for a task. */
export function useDescribeExpectedColumn(): (task: EvaluatedTask) => string {
  const { t } = useLingui();
  return (task) => {
    const example = EXAMPLES[task];
    if (example !== undefined)
      return t({
        id: 'tasks.component.expected.example',
        message: `For example, “${{ example }}”`,
      });
    if (task === 'sentiment')
      return t({
        id: 'tasks.component.expected.values',
        message: `Allowed values: ${{ values: SENTIMENTS }}`,
      });
    if (task === 'anomaly')
      return t({
        id: 'tasks.component.expected.anomaly',
        message: 'Enter 1 for an anomaly. The other columns are the input.',
      });
    if (task === 'forecast')
      return t({
        id: 'tasks.component.expected.series',
        message: 'Choose the column with the values of the series.',
      });
    return t({
      id: 'tasks.component.expected.table',
      message: 'The other columns are the input.',
    });
  };
}
