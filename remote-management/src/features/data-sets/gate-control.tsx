import { type EvaluatedTask, evaluationCalls, type Gate } from '@atrium/contract';
import { toLatinDigits } from '@atrium/contract/text';
import { useCall } from '@atrium/runtime';
import type { CustomControlProps } from '@atrium/table';
import { Checkbox, Field, Input } from '@atrium/ui/base';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import styles from './data-sets.module.css';

/**
 * Edits the gate of a data set: whether it is on, the score that it requires, and the targets to
 * which it applies.
 */
export function GateControl({ value, draft, errors, change }: CustomControlProps) {
  const { t } = useLingui();
  const gate = value as Gate;
  const set = (part: Partial<Gate>) => change({ ...gate, ...part });
  return (
    <>
      <Checkbox checked={gate.isOn} onChange={(isOn) => set({ isOn })}>
        {t({
          id: 'management.page.data-sets.gate-use',
          message:
            'A version must reach the minimum score before it is published or becomes the production version',
        })}
      </Checkbox>
      {gate.isOn ? (
        <>
          <MinimumField
            value={gate.minimum}
            error={errors.minimum}
            onChange={(minimum) => set({ minimum })}
          />
          <Checkbox checked={gate.isNotWorse} onChange={(isNotWorse) => set({ isNotWorse })}>
            {t({
              id: 'management.page.data-sets.gate-not-worse',
              message: 'The score must not be worse than that of the production version',
            })}
          </Checkbox>
          <GateTargets
            task={draft.task as EvaluatedTask}
            chosen={gate.targetIds}
            onChange={(targetIds) => set({ targetIds })}
          />
        </>
      ) : null}
    </>
  );
}

interface MinimumFieldProps {
  readonly value: number;
  readonly error: string | undefined;
  onChange(value: number): void;
}

/** Edits the minimum score as a percentage. */
function MinimumField({ value, error, onChange }: MinimumFieldProps) {
  const { t } = useLingui();
  const [text, setText] = useState(String(Math.round(value * 1000) / 10));
  const rule = t({ id: 'management.page.data-sets.minimum-rule', message: 'Enter a number from 0 to 100' });
  return (
    <Field
      label={t({ id: 'management.page.data-sets.minimum', message: 'Minimum score (%)' })}
      error={parsePercentage(text) === undefined ? rule : error}
      isRequired
    >
      {(control) => (
        <Input
          {...control}
          value={text}
          inputMode="decimal"
          onChange={(next) => {
            setText(next);
            const percentage = parsePercentage(next);
            if (percentage !== undefined) onChange(percentage / 100);
          }}
        />
      )}
    </Field>
  );
}

/**
 * Returns the number from 0 to 100 in a text, also in Arabic or Persian digits. Returns `undefined` for other texts.
 */
function parsePercentage(text: string): number | undefined {
  const number = Number(toLatinDigits(text));
  return text.trim() !== '' && number >= 0 && number <= 100 ? number : undefined;
}

interface GateTargetsProps {
  readonly task: EvaluatedTask;
  readonly chosen: readonly string[];
  onChange(ids: string[]): void;
}

function GateTargets({ task, chosen, onChange }: GateTargetsProps) {
  const { t } = useLingui();
  const { data } = useCall(evaluationCalls.targets, { task });
  return (
    <fieldset className={styles.targets}>
      <legend>{t({ id: 'management.page.data-sets.gate-targets', message: 'Applies to' })}</legend>
      {data?.list.length === 0
        ? t({
            id: 'management.page.data-sets.no-targets',
            message: 'No AI services perform this task yet.',
          })
        : null}
      {data?.list.map(({ id, name }) => (
        <Checkbox
          key={id}
          checked={chosen.includes(id)}
          onChange={(isChosen) => onChange(isChosen ? [...chosen, id] : chosen.filter((one) => one !== id))}
        >
          {name}
        </Checkbox>
      ))}
    </fieldset>
  );
}
