import { type BodyOf, type ExportedRun, RUN_EXPORT_LIMITS, type runCalls } from '@atrium/contract';
import type { RequestContext, SignedInUser } from '../../domain/request-context.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import { PAYLOAD_WEIGHT } from './payload-weight.ts';
import { findRunExports } from './run-export-repository.ts';
import { type FoundRun, findVisibleRuns, mayReadPayload, toRun } from './run-repository.ts';

/**
 * Returns one page of the runs that the user may see, with the payloads that are small and that the user may read
 * without stating a reason.
 */
export async function exportRuns(
  { database }: AppDependencies,
  body: BodyOf<typeof runCalls.export>,
  context: RequestContext<SignedInUser>,
): Promise<{ list: ExportedRun[]; total: number }> {
  const { list, total } = await findVisibleRuns(
    database,
    { ...body, pageSize: body.pageSize ?? RUN_EXPORT_LIMITS.pageSize },
    context,
  );
  await context.memory.reserve(PAYLOAD_WEIGHT * list.reduce((sum, found) => sum + estimateBytes(found), 0));
  const exportsById = await findRunExports(
    database,
    list.map(({ row }) => row.id),
  );
  const toExport = (found: FoundRun): ExportedRun => {
    const details = exportsById.get(found.row.id);
    const payload = !found.hasPayload
      ? 'notStored'
      : !mayReadPayload(found, context)
        ? 'withheld'
        : details?.isPayloadShort
          ? 'included'
          : 'tooLarge';
    const isIncluded = payload === 'included';
    return {
      ...toRun(found, context),
      engineId: details?.engineId ?? null,
      keyName: details?.keyName ?? null,
      payload,
      input: (isIncluded && details?.input) || null,
      outputs: (isIncluded && details?.outputs) || null,
    };
  };
  return { list: list.map(toExport), total };
}

/**
 * Returns the largest number of bytes that the payload of a run can add to the export. Longer payloads are not
 * exported. For an image, the number is too large: `bytesIn` counts the bytes of the image, but an export contains no
 * images.
 */
function estimateBytes({ row, hasPayload }: FoundRun): number {
  if (!hasPayload) return 0;
  const { payloadLength } = RUN_EXPORT_LIMITS;
  return Math.min(row.bytesIn, payloadLength) + Math.min(row.bytesOut, payloadLength);
}
