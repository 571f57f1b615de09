import { Slider } from '@atrium/ui/controls';
import { ConfirmDialog } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { type CSSProperties, useId, useState } from 'react';
import ReactCrop from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import styles from './avatar-crop.module.css';
import {
  findCenterSquare,
  MIN_PERCENT,
  resizeSquare,
  type Square,
  toPercent,
  toRectangle,
  toSquare,
} from './crop.ts';

/** The smallest width of the selection on the screen, in pixels. */
const MIN_WIDTH = 24;

interface AvatarCropProps {
  readonly image: HTMLImageElement;
  onCropped(square: Square): void;
  onClose(): void;
}

/** Lets the user choose the square of an image that becomes the avatar: by dragging, by arrow keys or by a slider. */
export function AvatarCrop({ image, onCropped, onClose }: AvatarCropProps) {
  const { t } = useLingui();
  const sliderId = useId();
  const size = { width: image.naturalWidth, height: image.naturalHeight };
  const [square, setSquare] = useState(() => findCenterSquare(size));
  const corner = t({
    id: 'host.page.user-setting.avatar-corner',
    message: 'Corner of the selection. Drag it or press the arrow keys to resize the selection.',
  });
  return (
    <ConfirmDialog
      isOpen
      title={t({ id: 'host.page.user-setting.avatar-crop', message: 'Crop the image' })}
      confirm={t({ id: 'host.page.user-setting.avatar-apply', message: 'Apply' })}
      cancel={t({ id: 'host.page.user-setting.avatar-cancel', message: 'Cancel' })}
      onConfirm={() => onCropped(square)}
      onClose={onClose}
    >
      <ReactCrop
        className={styles.crop ?? ''}
        style={{ '--ratio': size.width / size.height } as CSSProperties}
        crop={toRectangle(size, square)}
        aspect={1}
        circularCrop
        keepSelection
        minWidth={MIN_WIDTH}
        ariaLabels={{
          cropArea: t({
            id: 'host.page.user-setting.avatar-area',
            message: 'Selection. Drag it or press the arrow keys to move it.',
          }),
          nwDragHandle: corner,
          neDragHandle: corner,
          seDragHandle: corner,
          swDragHandle: corner,
          // The type requires the other labels, but a square has handles only at its corners.
          nDragHandle: corner,
          eDragHandle: corner,
          sDragHandle: corner,
          wDragHandle: corner,
        }}
        onChange={(_, rectangle) => setSquare(toSquare(size, rectangle))}
      >
        <img src={image.src} alt="" className={styles.image} />
      </ReactCrop>
      <div className={styles.size}>
        <label htmlFor={sliderId}>{t({ id: 'host.page.user-setting.avatar-size', message: 'Size' })}</label>
        <Slider
          id={sliderId}
          value={Math.round(toPercent(size, square))}
          min={MIN_PERCENT}
          max={100}
          onChange={(percent) => setSquare((current) => resizeSquare(size, current, percent))}
        />
      </div>
    </ConfirmDialog>
  );
}
