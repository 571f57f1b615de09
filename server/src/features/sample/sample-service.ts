import {
  type BodyOf,
  type DataOf,
  ERROR_CODES,
  type sampleFileCall,
  type sampleListCall,
} from '@atrium/contract';
import { BusinessError } from '../../domain/business-error.ts';
import type { Actor } from '../../domain/request-context.ts';
import { translate } from '../../domain/texts/translate.ts';
import { readSampleImage } from '../../seed/samples/read-sample-image.ts';
import { SHIPPED_SAMPLES } from '../../seed/samples/shipped-samples.ts';

export function listSamples(
  _deps: unknown,
  { task }: BodyOf<typeof sampleListCall>,
  { locale }: Actor,
): DataOf<typeof sampleListCall> {
  const samples = SHIPPED_SAMPLES.filter((sample) => task === undefined || sample.task === task);
  return {
    list: samples.map(({ file: _, title, ...sample }) => ({ ...sample, title: translate(locale, title) })),
  };
}

export async function readSampleFile(
  _deps: unknown,
  { name }: BodyOf<typeof sampleFileCall>,
): Promise<DataOf<typeof sampleFileCall>> {
  const image = await readSampleImage(name);
  if (!image) throw new BusinessError(ERROR_CODES.notFound);
  return { mediaType: image.mediaType, base64: Buffer.from(image.bytes).toString('base64') };
}
