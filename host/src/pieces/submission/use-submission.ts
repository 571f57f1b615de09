import { BusinessError } from '@atrium/runtime';
import type { Fields } from '@atrium/ui/base';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useFailureWords } from '../failure-words/use-failure-words.ts';

interface Submission {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly isBusy: boolean;
  /** Why the whole form was refused, worded. */
  readonly failure: string | undefined;
  submit(event: FormEvent): void;
}

/**
 * Sending a form: its rules first, then `send`. What `send` throws is told at the fields it names, or else at the
 * form; focus goes to the first field that is wrong. What was typed stays.
 */
export function useSubmission<Values extends object>(
  fields: Fields<Values>,
  send: (values: Values) => Promise<void>,
): Submission {
  const words = useFailureWords();
  const form = useRef<HTMLFormElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(undefined);
  const [refusals, setRefusals] = useState(0);

  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);

  async function trySend(): Promise<void> {
    setIsBusy(true);
    try {
      await send(fields.values);
    } catch (error) {
      const named = error instanceof BusinessError ? error.fields : [];
      const isToldAtFields = fields.refuse(named).length === 0 && named.length > 0;
      setFailure(isToldAtFields ? undefined : error);
      setRefusals((count) => count + 1);
    } finally {
      setIsBusy(false);
    }
  }

  return {
    form,
    isBusy,
    failure: failure === undefined ? undefined : words(failure),
    submit: (event) => {
      event.preventDefault();
      if (isBusy) return;
      setFailure(undefined);
      if (fields.check()) void trySend();
      else setRefusals((count) => count + 1);
    },
  };
}
