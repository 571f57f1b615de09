import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import styles from './image-result.module.css';

interface OverlayShape {
  readonly key: number;
  readonly polygon: readonly (readonly [number, number])[];
}

interface ImageOverlayProps {
  readonly imageUrl: string;
  readonly shapes: readonly OverlayShape[];
  /** The shape that stands out. */
  readonly active: number | undefined;
  onActive(key: number | undefined): void;
}

/** The image with what was found in it, in pixels of the image. The list beside it says the same. */
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
