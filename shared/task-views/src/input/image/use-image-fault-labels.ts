import { LIMITS } from '@atrium/contract';
import { useFormat } from '@atrium/i18n';
import { useLingui } from '@lingui/react/macro';
import type { ImageFault } from './image-fault.ts';

const MEGA = 1_000_000;
const MEBI = 1024 * 1024;

/** Says why an image can't be sent. */
export function useImageFaultLabels(): (fault: ImageFault) => string {
  const { t } = useLingui();
  const format = useFormat();
  const mebibytes = format.number(LIMITS.imageBytes / MEBI);
  const megapixels = format.number(LIMITS.imagePixels / MEGA);
  const side = format.number(LIMITS.imageSide);
  return (fault) => {
    switch (fault) {
      case 'type':
        return t({
          id: 'tasks.component.image.wrong-type',
          message: 'Only PNG, JPEG, WebP, BMP and GIF images are supported',
        });
      case 'bytes':
        return t({
          id: 'tasks.component.image.too-large',
          message: `The image exceeds ${mebibytes} MB. Choose a smaller image.`,
        });
      case 'pixels':
        return t({
          id: 'tasks.component.image.too-many-pixels',
          message: `The image exceeds ${megapixels} megapixels. Choose a smaller image.`,
        });
      case 'side':
        return t({
          id: 'tasks.component.image.side-too-long',
          message: `The image exceeds ${side} pixels on one side. Choose a smaller image.`,
        });
      case 'unreadable':
        return t({
          id: 'tasks.component.image.unreadable',
          message: 'The image can’t be opened. The file may be damaged.',
        });
    }
  };
}
