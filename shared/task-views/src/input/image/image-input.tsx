import { Field, type FieldControl } from '@atrium/ui/base';
import { IconImage } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { KindInputProps } from '../../draft/task-draft.ts';
import { findFileError, findSizeError, IMAGE_TYPES, type ImageError } from './find-image-error.ts';
import styles from './image-input.module.css';
import { ImagePreview } from './image-preview.tsx';
import { useImageErrorLabels } from './use-image-error-labels.ts';

interface ImageInputProps extends Omit<KindInputProps<'image'>, 'input' | 'onChange'> {
  readonly file: Blob | undefined;
  onPick(file: Blob | undefined): void;
}

/** An image that the user drops, pastes or chooses, with its preview. */
export function ImageInput({ file, isDisabled, aside, findError, onPick }: ImageInputProps) {
  const { t } = useLingui();
  const labels = useImageErrorLabels();
  const [rejected, setRejected] = useState<{ readonly file: Blob | undefined; readonly error: ImageError }>();
  const pick = (picked: File) => {
    const error = findFileError(picked);
    setRejected(error && { file, error });
    if (!error) onPick(picked);
  };
  usePastedImage((pasted) => {
    if (!isDisabled) pick(pasted);
  });
  // The error of a rejected image stays until another image replaces the current one.
  const error = rejected?.file === file ? rejected?.error : undefined;
  return (
    <Field
      label={t({ id: 'tasks.component.input.image', message: 'Image' })}
      isRequired
      aside={aside}
      error={error ? labels[error] : findError('file')}
      hint={t({
        id: 'tasks.component.image.hint',
        message: 'PNG, JPEG, WebP, BMP or GIF. You can also paste an image.',
      })}
    >
      {(control) => (
        <DropZone control={control} isDisabled={isDisabled} onFile={pick}>
          {file ? (
            <ImagePreview
              file={file}
              isDisabled={isDisabled}
              onRemove={() => onPick(undefined)}
              onSize={(size) => {
                const sizeError = findSizeError(size);
                if (sizeError) setRejected({ file, error: sizeError });
              }}
              onUnreadable={() => setRejected({ file, error: 'unreadable' })}
            />
          ) : null}
        </DropZone>
      )}
    </Field>
  );
}

interface DropZoneProps {
  readonly control: FieldControl;
  readonly isDisabled: boolean;
  /** The chosen image; null without one. */
  readonly children: ReactNode;
  onFile(file: File): void;
}

/** Takes one file, dropped or chosen. */
function DropZone({ control, isDisabled, children, onFile }: DropZoneProps) {
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

const DRAG_EVENTS = ['dragover', 'dragleave', 'drop'] as const;

/** Takes a file that is dropped on an element. Returns whether something is dragged over it. */
function useDropTarget(
  target: RefObject<HTMLElement | null>,
  isDisabled: boolean,
  onFile: (file: File) => void,
): boolean {
  const [isOver, setOver] = useState(false);
  const take = useEffectEvent((event: DragEvent) => {
    if (isDisabled) return;
    event.preventDefault();
    setOver(event.type === 'dragover');
    const [file] = event.type === 'drop' ? (event.dataTransfer?.files ?? []) : [];
    if (file) onFile(file);
  });
  useEffect(() => {
    const listening = new AbortController();
    for (const name of DRAG_EVENTS)
      target.current?.addEventListener(name, (event) => take(event), { signal: listening.signal });
    return () => listening.abort();
  }, [target]);
  return isOver;
}

/** Takes images that are pasted anywhere on the page while the component is shown. */
function usePastedImage(onImage: (file: File) => void): void {
  const takeImage = useEffectEvent((event: ClipboardEvent) => {
    const file = [...(event.clipboardData?.files ?? [])].find(({ type }) => type.startsWith('image/'));
    if (!file || event.defaultPrevented) return;
    event.preventDefault();
    onImage(file);
  });
  useEffect(() => {
    const take = (event: ClipboardEvent) => takeImage(event);
    document.addEventListener('paste', take);
    return () => document.removeEventListener('paste', take);
  }, []);
}
