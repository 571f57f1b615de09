import { type BodyOf, type ConnectionModel, connectionCalls, type DataOf } from '@atrium/contract';
import { toLatinDigits } from '@atrium/contract/text';
import { request } from '@atrium/runtime';
import type { Draft } from '@atrium/table';
import { createEmptyDraft, type TaskDraft } from '@atrium/task-views';
import { useState } from 'react';
import { useAction } from '../../drawer/use-action.ts';

export interface ModelTest {
  readonly result: DataOf<typeof connectionCalls.try>;
  readonly testedInput: TaskDraft;
  /** Identifies the tested connection and model. */
  readonly testedKey: string;
}

/** Tries a model of a form on an input. A change of the form hides the result. */
export function useModelTest(draft: Draft, model: ConnectionModel) {
  const { isRunning, error, failure, attempt } = useAction();
  const [input, setInput] = useState<TaskDraft>(() => createEmptyDraft(model.task));
  const [testRun, setTestRun] = useState<ModelTest>();
  const connection = toConnection(draft);
  const testedKey = JSON.stringify([connection, model]);
  return {
    input,
    isRunning,
    error,
    /** Why there is no result, if the last try failed without a business error. */
    failure,
    testRun: testRun?.testedKey === testedKey ? testRun : undefined,
    changeInput: setInput,
    async run() {
      setTestRun(undefined);
      const body = { connection, model, input: input.input };
      const options = { isSilent: true, file: input.file };
      const result = await attempt(() => request(connectionCalls.try, body, options));
      if (result) setTestRun({ result, testedInput: input, testedKey });
    },
  };
}

type TestedConnection = BodyOf<typeof connectionCalls.try>['connection'];

/** Converts the values of the form's controls. Without an entered secret, the server uses the stored one. */
function toConnection({ slug, protocol, address, auth, secret, certificate, timeout }: Draft) {
  return {
    slug: String(slug),
    protocol: protocol as TestedConnection['protocol'],
    address: String(address).trim(),
    auth: auth as TestedConnection['auth'],
    ...(secret ? { secret: String(secret) } : {}),
    certificate: String(certificate),
    timeout: Number(toLatinDigits(String(timeout))),
  };
}
