import {
  type DataOf,
  MODEL_LIMITS,
  type OnnxInspection,
  type OnnxMapping,
  type OnnxModel,
  onnxCalls,
  type TableInput,
} from '@atrium/contract';
import { request } from '@atrium/runtime';
import type { TaskDraft } from '@atrium/task-views';
import { useState } from 'react';
import { useAction } from '../../drawer/use-action.ts';
import { guessMapping } from './guess-mapping.ts';
import { useModelLabels } from './use-model-labels.ts';

interface UploadDraft {
  readonly name: string;
  readonly inspection: OnnxInspection;
  readonly mapping: OnnxMapping;
  readonly sample: TaskDraft;
}

/**
 * The numbers of rows and columns of the suggested sample. `SAMPLE_COLUMNS` applies if the model does not state how
 * many columns it reads.
 */
const SAMPLE_ROWS = 3;
const SAMPLE_COLUMNS = 2;

/** Performs the steps of an upload. Each step sends the file to the server, and the last one stores it. */
export function useUpload(onStored: (model: OnnxModel) => void) {
  const labels = useModelLabels();
  const { isRunning, error, failure, run, attempt } = useAction();
  const [file, setFile] = useState<File>();
  const [draft, setDraft] = useState<UploadDraft>();
  const [result, setResult] = useState<DataOf<typeof onnxCalls.try>>();
  const isTooLarge = file !== undefined && file.size > MODEL_LIMITS.fileBytes;
  /** Returns the first error of a field of the request or of a part of this field. */
  const findError = (name: string) =>
    error?.fields.find(({ field }) => field === name || field.startsWith(`${name}.`))?.msg;
  return {
    file,
    draft,
    result,
    isRunning,
    /** The error of the last `tryModel`, if it failed without a business error. */
    failure,
    findError,
    error: isTooLarge ? labels.tooLarge : error?.msg,
    /** Changes the draft. A new mapping or sample requires another try. */
    change(changed: Partial<UploadDraft>) {
      if (!draft) return;
      setDraft({ ...draft, ...changed });
      if (changed.name === undefined) setResult(undefined);
    },
    async open(chosen: File): Promise<void> {
      setFile(chosen);
      setDraft(undefined);
      setResult(undefined);
      if (chosen.size > MODEL_LIMITS.fileBytes) return;
      const inspection = await run(() => request(onnxCalls.inspect, {}, { file: chosen, isSilent: true }));
      if (inspection) setDraft(createDraft(chosen, inspection));
    },
    async tryModel(): Promise<void> {
      if (!draft || !file) return;
      const { mapping } = draft;
      const sample = draft.sample.input as TableInput;
      setResult(undefined);
      setResult(await attempt(() => request(onnxCalls.try, { mapping, sample }, { file, isSilent: true })));
    },
    async store(): Promise<void> {
      if (!draft || !file || !result) return;
      const { name, mapping } = draft;
      const sample = draft.sample.input as TableInput;
      const stored = await run(() =>
        request(onnxCalls.create, { name, mapping, sample }, { file, isSilent: true }),
      );
      if (stored) onStored(stored);
    },
  };
}

function createDraft({ name }: File, inspection: OnnxInspection): UploadDraft {
  const width = inspection.inputs[0]?.shape[1];
  const count = typeof width === 'number' && width > 0 ? width : SAMPLE_COLUMNS;
  const columns = Array.from({ length: count }, (_, column) => `x${column + 1}`);
  const rows = Array.from({ length: SAMPLE_ROWS }, (_, row) => columns.map(() => row));
  return {
    name: name.replace(/\.onnx$/i, '').slice(0, MAX_NAME_LENGTH),
    inspection,
    mapping: guessMapping('cluster', inspection.outputs),
    sample: { input: { kind: 'table', columns, rows } },
  };
}

/** The largest number of characters of a suggested name. */
const MAX_NAME_LENGTH = 60;
