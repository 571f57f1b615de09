import { LIMITS } from '@atrium/contract';
import { useFormat } from '@atrium/i18n';
import { useLingui } from '@lingui/react/macro';
import { useAreTaskMessagesLoaded } from '../../messages/use-are-task-messages-loaded.ts';
import type { ImageError } from './find-image-error.ts';

/**
 * Returns a function that explains why an image cannot be sent. Until the messages are loaded, it returns undefined.
 */
export function useDescribeImageError(): (error: ImageError) => string | undefined {
  const { t } = useLingui();
  const format = useFormat();
  const isReady = useAreTaskMessagesLoaded();
  const size = format.bytes(LIMITS.imageBytes);
  const megapixels = format.number(LIMITS.imagePixels / 1_000_000);
  const side = format.number(LIMITS.imageSide);
  const texts: Readonly<Record<ImageError, () => string>> = {
    type: () =>
      t({
        id: 'tasks.component.image.wrong-type',
        message: 'Only PNG, JPEG, WebP, BMP and GIF images are supported',
      }),
    bytes: () =>
      t({
        id: 'tasks.component.image.too-large',
        message: `The image exceeds ${size}. Choose a smaller image.`,
      }),
    pixels: () =>
      t({
        id: 'tasks.component.image.too-many-pixels',
        message: `The image exceeds ${megapixels} megapixels. Choose a smaller image.`,
      }),
    side: () =>
      t({
        id: 'tasks.component.image.side-too-long',
        message: `The image exceeds ${side} pixels on one side. Choose a smaller image.`,
      }),
    unreadable: () =>
      t({
        id: 'tasks.component.image.unreadable',
        message: 'The image cannot be opened. The file may be damaged.',
      }),
  };
  return (error) => (isReady ? texts[error]() : undefined);
}
