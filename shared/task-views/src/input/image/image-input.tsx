import { Field } from '@atrium/ui/base';
import { FileDrop } from '@atrium/ui/controls';
import { IconImage } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import type { KindInputProps } from '../../draft/task-draft.ts';
import { findFileError, findSizeError, IMAGE_TYPES, type ImageError } from './find-image-error.ts';
import { ImagePreview } from './image-preview.tsx';
import { useDescribeImageError } from './use-describe-image-error.ts';

interface ImageInputProps extends Omit<KindInputProps<'image'>, 'input' | 'onChange'> {
  readonly file: Blob | undefined;
  onPick(file: Blob | undefined): void;
}

/** An image that the user drops, pastes or chooses, with its preview. */
export function ImageInput({ file, isDisabled, aside, findError, onPick }: ImageInputProps) {
  const { t } = useLingui();
  const getErrorText = useDescribeImageError();
  const [rejection, setRejection] = useState<{
    /** The image that the field showed at the rejection. */
    readonly shownFile: Blob | undefined;
    readonly error: ImageError;
  }>();
  const pick = (picked: File) => {
    const error = findFileError(picked);
    setRejection(error && { shownFile: file, error });
    if (!error) onPick(picked);
  };
  usePastedImage((pasted) => {
    if (!isDisabled) pick(pasted);
  });
  // The error stays until the field shows another image.
  const error = rejection?.shownFile === file ? rejection?.error : undefined;
  return (
    <Field
      label={t({ id: 'tasks.component.input.image', message: 'Image' })}
      isRequired
      aside={aside}
      error={error ? getErrorText(error) : findError('file')}
    >
      {(control) => (
        <FileDrop
          control={control}
          icon={<IconImage />}
          prompt={
            file
              ? t({ id: 'tasks.component.image.replace', message: 'Replace image' })
              : t({ id: 'tasks.component.image.drop', message: 'Drop an image here, or click to choose one' })
          }
          hint={
            file
              ? undefined
              : t({
                  id: 'tasks.component.image.hint',
                  message: 'PNG, JPEG, WebP, BMP or GIF. You can also paste an image.',
                })
          }
          accept={IMAGE_TYPES.join(',')}
          isDisabled={isDisabled}
          onFile={pick}
        >
          {file ? (
            <ImagePreview
              file={file}
              isDisabled={isDisabled}
              onRemove={() => onPick(undefined)}
              onSize={(size) => {
                const sizeError = findSizeError(size);
                if (sizeError) setRejection({ shownFile: file, error: sizeError });
              }}
              onUnreadable={() => setRejection({ shownFile: file, error: 'unreadable' })}
            />
          ) : null}
        </FileDrop>
      )}
    </Field>
  );
}

/** Receives images that the user pastes anywhere on the page, while the component is mounted. */
function usePastedImage(onImage: (file: File) => void): void {
  const takeImage = useEffectEvent((event: ClipboardEvent) => {
    const file = [...(event.clipboardData?.files ?? [])].find(({ type }) => type.startsWith('image/'));
    if (!file || event.defaultPrevented) return;
    event.preventDefault();
    onImage(file);
  });
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => takeImage(event);
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, []);
}
