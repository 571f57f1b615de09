import { MAX_PRICE, type ModelPrice } from '@atrium/contract';
import { toLatinDigits } from '@atrium/contract/text';
import { useTokenLabels } from '@atrium/task-views';
import { Field, Input } from '@atrium/ui/base';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import styles from './connections.module.css';

interface PriceFieldsProps {
  readonly price: ModelPrice | undefined;
  /** Returns the server's error of a part of the price, such as `input`. */
  getError(name: string): string | undefined;
  /** Receives undefined when both prices are empty. An invalid text becomes `NaN`. */
  onChange(price: ModelPrice | undefined): void;
}

const DEFAULT_CURRENCY = 'USD';
/** The pattern of an ISO 4217 currency code. */
const CURRENCY = /^[A-Z]{3}$/;

/** The currency and the prices of a chat model per million tokens, in the grid of the model's fields. */
export function PriceFields({ price, getError, onChange }: PriceFieldsProps) {
  const { t } = useLingui();
  const { currency: currencyLabel } = useTokenLabels();
  const [typed, setTyped] = useState({ input: '', output: '', currency: DEFAULT_CURRENCY });
  const texts = {
    input: showNumber(typed.input, price?.input),
    output: showNumber(typed.output, price?.output),
    currency: price?.currency ?? typed.currency,
  };
  const set = (part: Partial<typeof texts>) => {
    const next = { ...texts, ...part };
    setTyped(next);
    const isEmpty = next.input.trim() === '' && next.output.trim() === '';
    onChange(
      isEmpty
        ? undefined
        : { input: toNumber(next.input), output: toNumber(next.output), currency: next.currency },
    );
  };
  const getPriceError = (part: 'input' | 'output'): string | undefined => {
    if (isValid(price?.[part])) return getError(part);
    return texts[part].trim() === ''
      ? t({ id: 'management.page.connections.price-rule', message: 'Enter both prices, from 0 to 1,000,000' })
      : t({ id: 'management.page.connections.price-number', message: 'Enter a number from 0 to 1,000,000' });
  };
  return (
    <>
      <Field
        label={currencyLabel}
        error={
          CURRENCY.test(texts.currency)
            ? getError('currency')
            : t({
                id: 'management.page.connections.currency-rule',
                message: 'Enter a code of three letters, such as USD',
              })
        }
      >
        {(control) => (
          <Input
            {...control}
            value={texts.currency}
            onChange={(currency) => set({ currency: currency.toUpperCase() })}
          />
        )}
      </Field>
      <Field
        label={t({
          id: 'management.page.connections.price-input',
          message: 'Price per million input tokens',
        })}
        error={getPriceError('input')}
      >
        {(control) => (
          <Input {...control} value={texts.input} inputMode="decimal" onChange={(input) => set({ input })} />
        )}
      </Field>
      <Field
        label={t({
          id: 'management.page.connections.price-output',
          message: 'Price per million output tokens',
        })}
        error={getPriceError('output')}
      >
        {(control) => (
          <Input
            {...control}
            value={texts.output}
            inputMode="decimal"
            onChange={(output) => set({ output })}
          />
        )}
      </Field>
      <p className={styles.priceHint}>
        {t({
          id: 'management.page.connections.price-hint',
          message: 'Optional. Atrium computes the cost of each run from these prices.',
        })}
      </p>
    </>
  );
}

function isValid(price: number | undefined): boolean {
  return price === undefined || (price >= 0 && price <= MAX_PRICE);
}

/**
 * Returns the text of a price field. If the typed text already means this number, returns the typed text unchanged, so
 * that `2.` remains while a user types `2.5`.
 */
function showNumber(typed: string, number: number | undefined): string {
  if (number === undefined) return '';
  if (typed.trim() !== '' && Object.is(toNumber(typed), number)) return typed;
  return Number.isNaN(number) ? '' : String(number);
}

function toNumber(text: string): number {
  return text.trim() === '' ? Number.NaN : Number(toLatinDigits(text.trim()));
}
