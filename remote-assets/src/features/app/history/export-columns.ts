import type { ExportedRun } from '@atrium/contract';
import { toText } from '../batch/to-text.ts';

/** The columns of an export. Programs read them, so they are not translated. */
export const EXPORT_COLUMNS = [
  'id',
  'createdAt',
  'queueMs',
  'runMs',
  'status',
  'version',
  'engine',
  'user',
  'key',
  'channel',
  'errorCode',
  'feedback',
  'inputTokens',
  'outputTokens',
  'cost',
  'currency',
  'payload',
  'input',
  'output',
] as const;

/** Returns the values of an exported run, by the names of the columns. */
export function toExportRecord(run: ExportedRun): Readonly<Record<(typeof EXPORT_COLUMNS)[number], unknown>> {
  const { id, createdAt, queueMs, runMs, status, channel, errorCode, feedback, payload, input } = run;
  return {
    id,
    createdAt,
    queueMs,
    runMs,
    status,
    version: run.targetVersion,
    engine: run.engineId,
    user: run.userName,
    key: run.keyName,
    channel,
    errorCode,
    feedback,
    inputTokens: run.inputTokens ?? null,
    outputTokens: run.outputTokens ?? null,
    cost: run.cost ?? null,
    currency: run.currency ?? null,
    payload,
    input,
    output: run.outputs,
  };
}

/** Returns an exported run as the cells of a row. A text stays as it is, and any other input or output is JSON. */
export function toExportCells(run: ExportedRun): readonly (string | number)[] {
  const record = toExportRecord(run);
  return EXPORT_COLUMNS.map((column) => {
    const value = column === 'input' && run.input?.kind === 'text' ? run.input.text : record[column];
    return typeof value === 'number' ? value : toText(value);
  });
}
