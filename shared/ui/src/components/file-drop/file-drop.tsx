import { type DragEvent, type ReactNode, useState } from 'react';
import type { FieldControl } from '../field/field.tsx';
import styles from './file-drop.module.css';

interface FileDropProps {
  /** The attributes from the surrounding `Field`, if there is one. */
  readonly control?: FieldControl;
  readonly icon: ReactNode;
  /** The prompt. Without a surrounding `Field`, it is also the accessible name. */
  readonly prompt: ReactNode;
  readonly hint?: ReactNode;
  /** The accepted types, as the attribute `accept`. */
  readonly accept: string;
  readonly isDisabled?: boolean;
  /** The chosen file, above the prompt. */
  readonly children?: ReactNode;
  onFile?(file: File): void;
  /** Takes several files at once, instead of `onFile`. */
  onFiles?(files: readonly File[]): void;
}

/** An area into which the user drops files, or which the user clicks to choose files. */
export function FileDrop({
  control,
  icon,
  prompt,
  hint,
  accept,
  isDisabled = false,
  children = null,
  onFile,
  onFiles,
}: FileDropProps) {
  const [isOver, setOver] = useState(false);
  const passFiles = (files: FileList | null) => {
    const [file] = files ?? [];
    if (!file) return;
    if (onFiles) onFiles([...(files ?? [])]);
    else onFile?.(file);
  };
  const drag = (event: DragEvent) => {
    // Otherwise, the browser would leave the page and open the file, also if the area is disabled.
    event.preventDefault();
    if (isDisabled) {
      event.dataTransfer.dropEffect = 'none';
      return;
    }
    setOver(event.type === 'dragover');
    if (event.type === 'drop') passFiles(event.dataTransfer.files);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Its input does the same for keys.
    <div
      className={styles.zone}
      data-over={isOver}
      data-filled={children !== null}
      onDragOver={drag}
      onDragLeave={drag}
      onDrop={drag}
    >
      {children}
      <label className={styles.prompt}>
        <input
          {...control}
          type="file"
          className={styles.file}
          accept={accept}
          multiple={onFiles !== undefined}
          disabled={isDisabled}
          onChange={({ target }) => {
            passFiles(target.files);
            // The same file can be chosen again.
            target.value = '';
          }}
        />
        <span className={styles.icon} aria-hidden="true">
          {icon}
        </span>
        <span>{prompt}</span>
        {hint ? <span className={styles.hint}>{hint}</span> : null}
      </label>
    </div>
  );
}
