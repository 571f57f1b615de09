import type { BarcodeOutput } from '@atrium/contract';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { CopyButton } from '../copy-button.tsx';
import { DetectionItem, ImageOverlay } from './image-overlay.tsx';
import styles from './image-result.module.css';

interface BarcodeViewProps {
  readonly output: BarcodeOutput;
  readonly imageUrl: string | undefined;
}

/** The codes with their content, outlined in the image. */
export function BarcodeView({ output, imageUrl }: BarcodeViewProps) {
  const { t } = useLingui();
  const [active, setActive] = useState<number>();
  const codes = output.codes.map((code, key) => ({ ...code, key }));
  return (
    <div className={styles.sides}>
      {imageUrl ? (
        <ImageOverlay imageUrl={imageUrl} shapes={codes} active={active} onActive={setActive} />
      ) : null}
      {codes.length === 0 ? (
        <p className={styles.count}>
          {t({ id: 'tasks.component.image.no-codes', message: 'No barcodes found in the image' })}
        </p>
      ) : (
        <ol
          className={styles.detections}
          aria-label={t({ id: 'tasks.component.image.codes', message: 'Barcodes' })}
        >
          {codes.map(({ key, text, format }) => (
            <DetectionItem
              key={key}
              text={text}
              isActive={key === active}
              onActive={(isActive) => setActive(isActive ? key : undefined)}
            >
              <span className={styles.aside}>{format}</span>
              <CopyButton
                text={() => text}
                label={t({ id: 'tasks.component.image.copy-code', message: `Copy ${text}` })}
              />
            </DetectionItem>
          ))}
        </ol>
      )}
    </div>
  );
}
