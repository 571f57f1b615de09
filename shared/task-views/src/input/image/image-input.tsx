import { Field } from '@atrium/ui/base';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { KindInputProps } from '../kind-input-props.ts';
import { DropZone } from './drop-zone.tsx';
import { type ImageFault, imageFault, sizeFault } from './image-fault.ts';
import { ImagePreview } from './image-preview.tsx';
import { useImageFaultLabels } from './use-image-fault-labels.ts';
import { usePastedImage } from './use-pasted-image.ts';

interface ImageInputProps extends Omit<KindInputProps<'image'>, 'input' | 'onChange'> {
  readonly file: Blob | undefined;
  onPick(file: Blob | undefined): void;
}

/** An image: dropped, pasted or picked, and shown. */
export function ImageInput({ file, isDisabled, aside, errorOf, onPick }: ImageInputProps) {
  const { t } = useLingui();
  const faultWords = useImageFaultLabels();
  const [refused, setRefused] = useState<{ readonly file: Blob | undefined; readonly fault: ImageFault }>();
  const pick = (picked: File) => {
    const fault = imageFault(picked);
    setRefused(fault && { file, fault });
    if (!fault) onPick(picked);
  };
  usePastedImage((pasted) => {
    if (!isDisabled) pick(pasted);
  });
  // What was refused counts until another image takes its place.
  const fault = refused?.file === file ? refused?.fault : undefined;
  return (
    <Field
      label={t({ id: 'tasks.component.input.image', message: 'Image' })}
      isRequired
      aside={aside}
      error={fault ? faultWords(fault) : errorOf('file')}
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
                const fault = sizeFault(size);
                if (fault) setRefused({ file, fault });
              }}
              onUnreadable={() => setRefused({ file, fault: 'unreadable' })}
            />
          ) : null}
        </DropZone>
      )}
    </Field>
  );
}
