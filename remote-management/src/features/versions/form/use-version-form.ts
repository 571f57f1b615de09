import {
  type AlgorithmVersionDetail,
  type EngineInfo,
  LIMITS,
  type TaskId,
  versionCreateCall,
  versionDetailCall,
  versionName,
  versionUpdateCall,
} from '@atrium/contract';
import { request, useForm, usePane, useSetPaneAtom } from '@atrium/runtime';
import { findParameterErrors, type SchemaValue } from '@atrium/table';
import { createEmptyDraft, isDraftComplete, type TaskDraft } from '@atrium/task-views';
import { useLingui } from '@lingui/react/macro';
import { useAlgorithm } from '../algorithm-context.ts';
import { useRefresh } from '../use-refresh.ts';
import { openVersionDrawerAtom } from '../version-atoms.ts';
import { findVersionConflicts, resolveVersionConflicts, type VersionContent } from './version-conflict.ts';

const SILENT = { isSilent: true };

interface VersionValues {
  readonly engineId: string;
  readonly parameters: SchemaValue;
  readonly sample: TaskDraft;
  readonly note: string;
}

interface Options {
  readonly task: TaskId;
  readonly engines: readonly [EngineInfo, ...EngineInfo[]];
  /**
   * The fields start with the values of this version, but the note of a new version starts empty. Undefined if the list
   * has no version yet.
   */
  readonly base: AlgorithmVersionDetail | undefined;
  /** The version to edit. Undefined for a new one. */
  readonly edited: AlgorithmVersionDetail | undefined;
}

/** Returns the form of a version. After a save, the drawer shows the version, so that the user can validate it. */
export function useVersionForm({ task, engines, base, edited }: Options) {
  const { t } = useLingui();
  const { algorithm } = useAlgorithm();
  const { toasts, setDirty } = usePane();
  const openDrawer = useSetPaneAtom(openVersionDrawerAtom);
  const refresh = useRefresh();
  const findEngine = (id: string) => engines.find((engine) => engine.id === id) ?? engines[0];
  const toContent = ({ sample, ...rest }: VersionValues): VersionContent => ({
    ...rest,
    sample: sample.input,
  });
  const toRequestContent = (values: VersionValues): VersionContent => ({
    ...toContent(values),
    // The form shows the first engine instead of one that is no longer installed.
    engineId: findEngine(values.engineId).id,
  });
  const toValues = ({ engineId, parameters, sample, note }: VersionContent): VersionValues => ({
    engineId,
    parameters,
    sample: sample ? { input: sample } : createEmptyDraft(task),
    note,
  });

  const form = useForm<VersionValues, AlgorithmVersionDetail, AlgorithmVersionDetail>({
    initial: base
      ? toValues({ ...base, note: edited?.note ?? '' })
      : { engineId: engines[0].id, parameters: {}, sample: createEmptyDraft(task), note: '' },
    validate: ({ engineId, parameters, sample }) => ({
      parameters:
        Object.keys(findParameterErrors(findEngine(engineId).parameters, parameters)).length > 0
          ? t({
              id: 'management.page.versions.parameters-wrong',
              message: 'Some parameters are invalid. Correct them first.',
            })
          : undefined,
      sample: findSampleError(sample),
    }),
    adjust: (values, name) => (name === 'engineId' ? { ...values, parameters: {} } : values),
    send(values, stored) {
      const content = toRequestContent(values);
      return stored
        ? request(versionUpdateCall, { id: stored.id, revision: stored.revision, ...content }, SILENT)
        : request(versionCreateCall, { algorithmId: algorithm.id, ...content }, SILENT);
    },
    onSent(stored) {
      const number = versionName(stored.number);
      toasts.success(t({ id: 'management.page.versions.saved', message: `${number} saved` }));
      refresh();
      openDrawer({ kind: 'view', version: stored });
    },
    onDirtyChange: setDirty,
    edited: {
      row: edited,
      toValues,
      read: ({ id }) => request(versionDetailCall, { id }, SILENT),
      compare: (opened, mine, theirs) =>
        findVersionConflicts(toContent(opened), toRequestContent(mine), toContent(theirs)),
      resolve: (mine, theirs, conflicts, sides) =>
        toValues(resolveVersionConflicts(toRequestContent(mine), toContent(theirs), conflicts, sides)),
    },
  });

  function findSampleError(sample: TaskDraft): string | undefined {
    if (!isDraftComplete(sample)) {
      return t({ id: 'management.page.versions.sample-missing', message: 'Enter a complete sample' });
    }
    return JSON.stringify(sample.input).length > LIMITS.sampleLength
      ? t({
          id: 'management.page.versions.sample-large',
          message: 'The sample is too large. Use fewer rows.',
        })
      : undefined;
  }

  return { form, engine: findEngine(form.values.engineId) };
}
