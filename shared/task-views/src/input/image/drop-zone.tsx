import type { FieldControl } from '@atrium/ui/base';
import { IconImage } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useRef } from 'react';
import { IMAGE_TYPES } from './image-fault.ts';
import styles from './image-input.module.css';
import { useDropTarget } from './use-drop-target.ts';

interface DropZoneProps {
  readonly control: FieldControl;
  readonly isDisabled: boolean;
  /** What has been chosen already. */
  readonly children: ReactNode;
  onFile(file: File): void;
}

/** Takes one file, by the mouse or by the browser's own chooser. */
export function DropZone({ control, isDisabled, children, onFile }: DropZoneProps) {
  const { t } = useLingui();
  const zone = useRef<HTMLDivElement>(null);
  const isOver = useDropTarget(zone, isDisabled, onFile);
  return (
    <div ref={zone} className={styles.zone} data-over={isOver} data-filled={children !== null}>
      {children}
      <label className={styles.prompt}>
        <input
          {...control}
          type="file"
          className={styles.file}
          accept={IMAGE_TYPES.join(',')}
          disabled={isDisabled}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) onFile(file);
            target.value = '';
          }}
        />
        <IconImage aria-hidden="true" className={styles.icon} />
        {children === null
          ? t({ id: 'tasks.component.image.drop', message: 'Drop an image here, or click to choose one' })
          : t({ id: 'tasks.component.image.replace', message: 'Replace image' })}
      </label>
    </div>
  );
}
