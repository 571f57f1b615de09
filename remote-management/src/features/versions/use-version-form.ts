import {
  type AlgorithmVersionDetail,
  type EngineInfo,
  ERROR_CODES,
  type FieldError,
  LIMITS,
  type TaskId,
  versionCreateCall,
  versionDetailCall,
  versionUpdateCall,
} from '@atrium/contract';
import { type BusinessError, request, usePane, useSetPaneAtom, useSubmission } from '@atrium/runtime';
import { type Dispute, errorsUnder, type SchemaValue, type Side, schemaFaults } from '@atrium/table';
import { emptyDraft, isDraftComplete, type TaskDraft } from '@atrium/task-views';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { versionName } from '../../version-name.ts';
import { useAlgorithm } from './algorithm-context.ts';
import { useRefresh } from './use-refresh.ts';
import { beginVersionTaskAtom } from './version-atoms.ts';
import { settleVersion, type VersionContent, versionDisputes } from './version-conflict.ts';

const SILENT = { isSilent: true };

interface VersionValues {
  readonly engineId: string;
  readonly parameters: SchemaValue;
  readonly sample: TaskDraft;
  readonly note: string;
}

/** Somebody else stored the version while it was edited here. */
interface VersionConflict {
  readonly stored: AlgorithmVersionDetail;
  readonly disputes: readonly Dispute[];
}

interface Options {
  readonly task: TaskId;
  readonly engines: readonly [EngineInfo, ...EngineInfo[]];
  readonly base: AlgorithmVersionDetail | undefined;
  readonly edited: AlgorithmVersionDetail | undefined;
}

/** The form of a version; once stored, the version is shown, to be validated. */
export function useVersionForm({ task, engines, base, edited }: Options) {
  const { t } = useLingui();
  const { algorithm } = useAlgorithm();
  const { notices, setDirty } = usePane();
  const begin = useSetPaneAtom(beginVersionTaskAtom);
  const refresh = useRefresh();
  const [values, setValues] = useState(() => valuesOf(task, engines, base, edited));
  const [isDirty, markDirty] = useState(false);
  const [refused, setRefused] = useState<readonly FieldError[]>([]);
  const [refusal, setRefusal] = useState<string>();
  const [conflict, setConflict] = useState<VersionConflict>();
  const { isRunning, submit } = useSubmission();
  useEffect(() => {
    setDirty(isDirty);
    return () => setDirty(false);
  }, [isDirty, setDirty]);
  const engine = engines.find(({ id }) => id === values.engineId) ?? engines[0];

  const faultOf = (): string | undefined => {
    if (Object.keys(schemaFaults(engine.parameters, values.parameters)).length > 0) {
      return t({
        id: 'management.page.versions.parameters-wrong',
        message: 'Please mend the parameters first',
      });
    }
    if (!isDraftComplete(values.sample)) {
      return t({ id: 'management.page.versions.sample-missing', message: 'Please give a whole sample' });
    }
    return JSON.stringify(values.sample.input).length > LIMITS.sampleLength
      ? t({
          id: 'management.page.versions.sample-large',
          message: 'The sample is too large; please use fewer rows',
        })
      : undefined;
  };

  const refuse = async (error: BusinessError, content: VersionContent): Promise<void> => {
    if (error.code === ERROR_CODES.revisionStale && edited) {
      const stored = await request(versionDetailCall, { id: edited.id }, SILENT);
      const disputes = versionDisputes(edited, content, stored);
      // What they stored touches nothing that is entered here: it stands beside it.
      if (disputes.length === 0) await send(content, stored);
      else setConflict({ stored, disputes });
      return;
    }
    setRefusal(error.msg);
    setRefused(error.fields);
  };

  async function send(content: VersionContent, over: AlgorithmVersionDetail | undefined): Promise<void> {
    const stored = await submit(
      () =>
        over
          ? request(versionUpdateCall, { id: over.id, revision: over.revision, ...content }, SILENT)
          : request(versionCreateCall, { algorithmId: algorithm.id, ...content }, SILENT),
      (error) => refuse(error, content),
    );
    if (!stored) return;
    markDirty(false);
    const number = versionName(stored.number);
    notices.success(t({ id: 'management.page.versions.saved', message: `${number} saved` }));
    refresh();
    begin({ kind: 'view', version: stored });
  }

  const entered: VersionContent = { ...values, engineId: engine.id, sample: values.sample.input };

  return {
    values,
    engine,
    refusal,
    conflict,
    isSaving: isRunning,
    parameterErrors: errorsUnder('parameters', refused),
    errorOf: (field: string) => refused.find((one) => one.field.split('.')[0] === field)?.msg,
    change(part: Partial<VersionValues>) {
      markDirty(true);
      setValues((now) => ({ ...now, ...part }));
    },
    async save() {
      const fault = faultOf();
      setRefusal(fault);
      setRefused([]);
      if (!fault) await send(entered, edited);
    },
    /** Ends a conflict by a choice of side for each disputed part, and saves. */
    async settle(sides: Readonly<Record<string, Side>>) {
      if (!conflict) return;
      const { stored, disputes } = conflict;
      const settled = settleVersion(entered, stored, disputes, sides);
      setConflict(undefined);
      setValues({ ...settled, sample: settled.sample ? { input: settled.sample } : emptyDraft(task) });
      await send(settled, stored);
    },
  };
}

function valuesOf(
  task: TaskId,
  [first]: Options['engines'],
  base: AlgorithmVersionDetail | undefined,
  edited: AlgorithmVersionDetail | undefined,
): VersionValues {
  return {
    engineId: base?.engineId ?? first.id,
    parameters: base?.parameters ?? {},
    sample: base?.sample ? { input: base.sample } : emptyDraft(task),
    note: edited?.note ?? '',
  };
}
