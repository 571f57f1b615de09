import { LIMITS } from '@atrium/contract';
import { useFormat } from '@atrium/i18n';
import { useLingui } from '@lingui/react/macro';
import type { ImageFault } from './image-fault.ts';

const MEGA = 1_000_000;
const MEBI = 1024 * 1024;

/** Says why an image can't be sent. */
export function useImageFaultWords(): (fault: ImageFault) => string {
  const { t } = useLingui();
  const format = useFormat();
  const mebibytes = format.number(LIMITS.imageBytes / MEBI);
  const megapixels = format.number(LIMITS.imagePixels / MEGA);
  return (fault) => {
    switch (fault) {
      case 'type':
        return t({
          id: 'tasks.component.image.wrong-type',
          message: '只支持 PNG、JPEG、WebP、BMP 和 GIF 图片',
        });
      case 'bytes':
        return t({ id: 'tasks.component.image.too-large', message: `图片最大 ${mebibytes} MB` });
      case 'pixels':
        return t({ id: 'tasks.component.image.too-many-pixels', message: `图片最多 ${megapixels} 百万像素` });
      case 'unreadable':
        return t({ id: 'tasks.component.image.unreadable', message: '这张图片打不开，文件可能已损坏' });
    }
  };
}
