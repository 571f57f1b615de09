import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import styles from './image-result.module.css';

interface OverlayShape {
  readonly key: number;
  readonly polygon: readonly (readonly [number, number])[];
}

interface ImageOverlayProps {
  readonly imageUrl: string;
  readonly shapes: readonly OverlayShape[];
  /** The key of the highlighted shape. */
  readonly active: number | undefined;
  onActive(key: number | undefined): void;
}

/**
 * The image with outlines, in pixels of the image. Screen readers ignore the outlines, because the list beside the
 * image has the same content.
 */
export function ImageOverlay({ imageUrl, shapes, active, onActive }: ImageOverlayProps) {
  const { t } = useLingui();
  const [size, setSize] = useState<{ readonly width: number; readonly height: number }>();
  return (
    <div className={styles.stage}>
      <img
        className={styles.image}
        src={imageUrl}
        alt={t({ id: 'tasks.component.image.read', message: 'Input image' })}
        onLoad={({ currentTarget }) =>
          setSize({ width: currentTarget.naturalWidth, height: currentTarget.naturalHeight })
        }
      />
      {size ? (
        <svg
          aria-hidden="true"
          className={styles.overlay}
          viewBox={`0 0 ${size.width} ${size.height}`}
          preserveAspectRatio="none"
        >
          {shapes.map(({ key, polygon }) => (
            <polygon
              key={key}
              className={styles.shape}
              data-active={key === active}
              points={polygon.map((corner) => corner.join(',')).join(' ')}
              onPointerEnter={() => onActive(key)}
              onPointerLeave={() => onActive(undefined)}
            />
          ))}
        </svg>
      ) : null}
    </div>
  );
}

interface DetectionItemProps {
  readonly text: string;
  /** Whether the pointer is over the item or its outline in the image. Both are then highlighted. */
  readonly isActive: boolean;
  onActive(isActive: boolean): void;
  /** Other properties of the text. */
  readonly children: ReactNode;
}

/** One text in an image. */
export function DetectionItem({ text, isActive, onActive, children }: DetectionItemProps) {
  return (
    <li
      className={styles.detection}
      data-active={isActive}
      onPointerEnter={() => onActive(true)}
      onPointerLeave={() => onActive(false)}
    >
      <span className={styles.text} dir="auto">
        {text}
      </span>
      {children}
    </li>
  );
}
