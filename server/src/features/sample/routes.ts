import { ERROR_CODES, sampleFileCall, sampleListCall } from '@atrium/contract';
import { BusinessError } from '../../domain/business-error.ts';
import { declareRoute, type RouteDeclaration } from '../../http/declare-route.ts';
import { readImage } from '../../seed/samples/read-image.ts';
import { SHIPPED_SAMPLES } from '../../seed/samples/shipped-samples.ts';

export function sampleRoutes(): readonly RouteDeclaration[] {
  return [
    declareRoute(sampleListCall, 'signed-in', ({ task }, { locale }) => ({
      list: SHIPPED_SAMPLES.filter((sample) => task === undefined || sample.task === task).map(
        ({ name, task, title, language, input }) => ({ name, task, title: title[locale], language, input }),
      ),
    })),
    declareRoute(sampleFileCall, 'signed-in', async ({ name }) => {
      const picture = await readImage(name);
      if (!picture) throw new BusinessError(ERROR_CODES.notFound);
      return { mediaType: picture.mediaType, base64: Buffer.from(picture.bytes).toString('base64') };
    }),
  ];
}
