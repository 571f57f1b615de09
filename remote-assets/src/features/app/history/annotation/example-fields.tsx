import { DATA_SET_LIMITS } from '@atrium/contract';
import { useFormat } from '@atrium/i18n';
import { TaskInputField, useDescribeExpectedColumn, useSentimentLabels } from '@atrium/task-views';
import { Field, TextArea } from '@atrium/ui/base';
import { Choice } from '@atrium/ui/data';
import { useLingui } from '@lingui/react/macro';
import type { Example, ExampleError, ExampleTask } from './create-example.ts';

interface ExampleFieldsProps {
  readonly task: ExampleTask;
  readonly example: Example;
  readonly error: ExampleError | undefined;
  onChange(example: Example): void;
}

/**
 * The fields of an example: its text and its expected result, or its rows. An image has no field: the run above these
 * fields shows it.
 */
export function ExampleFields({ task, example, error, onChange }: ExampleFieldsProps) {
  const { t } = useLingui();
  const errors = useErrorTexts(task);
  if (example.kind === 'rows') {
    return (
      <TaskInputField
        task={task}
        offersSamples={false}
        value={{ input: example.table }}
        errors={error === 'expected' ? { rows: errors.expected } : {}}
        onChange={({ input }) => {
          if (input.kind === 'table') onChange({ kind: 'rows', table: input });
        }}
      />
    );
  }
  return (
    <>
      {example.kind === 'text' ? (
        <Field
          label={t({ id: 'assets.page.annotation.text', message: 'Text' })}
          error={error === 'text' ? errors.text : undefined}
          isRequired
        >
          {(control) => (
            <TextArea
              {...control}
              dir="auto"
              maxLength={DATA_SET_LIMITS.cell}
              value={example.text}
              onChange={(text) => onChange({ ...example, text })}
            />
          )}
        </Field>
      ) : null}
      <ExpectedField
        task={task}
        value={example.expected}
        error={error === 'expected' ? errors.expected : undefined}
        onChange={(expected) => onChange({ ...example, expected })}
      />
    </>
  );
}

interface ExpectedFieldProps {
  readonly task: ExampleTask;
  readonly value: string;
  readonly error: string | undefined;
  onChange(value: string): void;
}

/** The expected result in the notation of the data set. A sentiment is one of three values. */
function ExpectedField({ task, value, error, onChange }: ExpectedFieldProps) {
  const { t } = useLingui();
  const sentiments = useSentimentLabels();
  const hint = useExpectedHint(task);
  return (
    <Field
      label={t({ id: 'assets.page.annotation.expected', message: 'Expected result' })}
      hint={hint}
      error={error}
    >
      {(control) =>
        task === 'sentiment' ? (
          <Choice
            {...control}
            value={value}
            options={Object.entries(sentiments).map(([name, label]) => ({ value: name, label }))}
            onChoose={onChange}
          />
        ) : (
          <TextArea
            {...control}
            dir="auto"
            maxLength={DATA_SET_LIMITS.cell}
            value={value}
            onChange={onChange}
          />
        )
      }
    </Field>
  );
}

function useExpectedHint(task: ExampleTask): string | undefined {
  const { t } = useLingui();
  const describe = useDescribeExpectedColumn();
  switch (task) {
    case 'sentiment':
    case 'ocr':
      return undefined;
    case 'barcode':
      return t({ id: 'assets.page.annotation.codes', message: 'One code per line' });
    default:
      return describe(task);
  }
}

/** Returns the texts of errors in an example. */
function useErrorTexts(task: ExampleTask): Readonly<Record<'text' | 'expected', string>> {
  const { t } = useLingui();
  const format = useFormat();
  const limit = format.number(DATA_SET_LIMITS.cell);
  return {
    text: t({
      id: 'assets.page.annotation.text-length',
      message: `Enter a text of at most ${limit} characters.`,
    }),
    expected:
      task === 'classify' || task === 'regress'
        ? t({
            id: 'assets.page.annotation.expected-rows',
            message: 'Enter the expected result of each row.',
          })
        : task === 'extract'
          ? t({
              id: 'assets.page.annotation.expected-json',
              message: `Enter a JSON object of at most ${limit} characters.`,
            })
          : t({
              id: 'assets.page.annotation.expected-length',
              message: `Enter an expected result of at most ${limit} characters.`,
            }),
  };
}
