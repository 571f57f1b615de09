import { useFormat } from '@atrium/i18n';
import { Button } from '@atrium/ui/base';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useObjectUrl } from '../../draft/use-object-url.ts';
import styles from './image-input.module.css';

interface Size {
  readonly width: number;
  readonly height: number;
}

interface ImagePreviewProps {
  readonly file: Blob;
  readonly isDisabled: boolean;
  onRemove(): void;
  onSize(size: Size): void;
  onUnreadable(): void;
}

/** The chosen image with its name and size. */
export function ImagePreview({ file, isDisabled, onRemove, onSize, onUnreadable }: ImagePreviewProps) {
  const { t } = useLingui();
  const format = useFormat();
  const url = useObjectUrl(file);
  const [size, setSize] = useState<Size>();
  const name = file instanceof File ? file.name : '';
  return (
    <div className={styles.preview}>
      {url ? (
        <img
          className={styles.image}
          src={url}
          alt={name || t({ id: 'tasks.component.image.chosen', message: 'Selected image' })}
          onError={onUnreadable}
          onLoad={({ currentTarget }) => {
            const loaded = { width: currentTarget.naturalWidth, height: currentTarget.naturalHeight };
            setSize(loaded);
            onSize(loaded);
          }}
        />
      ) : null}
      <div className={styles.details}>
        <span className={styles.name}>
          {[
            ...(name === '' ? [] : [name]),
            ...(size ? [`${format.number(size.width)} × ${format.number(size.height)}`] : []),
            format.bytes(file.size),
          ].join(' · ')}
        </span>
        <Button size="small" type="text" disabled={isDisabled} onClick={onRemove}>
          {t({ id: 'tasks.component.image.remove', message: 'Remove image' })}
        </Button>
      </div>
    </div>
  );
}
