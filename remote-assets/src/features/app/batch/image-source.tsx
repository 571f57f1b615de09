import { BATCH_LIMITS } from '@atrium/contract';
import { useFormat } from '@atrium/i18n';
import { findFileError, IMAGE_TYPES, type ImageError, useImageErrorLabels } from '@atrium/task-views';
import { Button, Field } from '@atrium/ui/base';
import { FileDrop } from '@atrium/ui/controls';
import { IconImage } from '@atrium/ui/shell';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import own from './batch.module.css';
import type { BatchDraft } from './use-batch-form.ts';

const MB = 1024 * 1024;

/** The images of a batch. Each image is a row. */
export function ImageSource({ draft }: { readonly draft: BatchDraft }) {
  const { t } = useLingui();
  const format = useFormat();
  const labels = useImageErrorLabels();
  const { form, images, setImages } = draft;
  const [rejected, setRejected] = useState<{ readonly name: string; readonly error: ImageError }>();
  const max = format.number(BATCH_LIMITS.images);
  const size = format.number(images.reduce((sum, file) => sum + file.size, 0) / MB, {
    maximumFractionDigits: 1,
  });
  const count = images.length;
  const add = (files: readonly File[]) => {
    const all = [...images, ...files].toSorted((a, b) => a.name.localeCompare(b.name, undefined, NUMERIC));
    const wrong = files.flatMap((file) => {
      const error = findFileError(file);
      return error ? [{ name: file.name, error }] : [];
    });
    setRejected(wrong[0]);
    setImages(all.filter((file) => !findFileError(file)));
  };
  const reason = rejected && `${rejected.name}: ${labels[rejected.error]}`;
  const tooMany =
    count > BATCH_LIMITS.images
      ? t({ id: 'assets.page.batch.too-many-images', message: `A batch has at most ${max} images` })
      : undefined;
  return (
    <Field
      label={t({ id: 'assets.page.batch.images', message: 'Images' })}
      isRequired
      error={tooMany ?? reason ?? form.errors.source}
      hint={t({
        id: 'assets.page.batch.images-hint',
        message: `Up to ${max} PNG, JPEG, WebP, BMP or GIF images. Each image is one run of the app.`,
      })}
    >
      {(control) => (
        <FileDrop
          control={control}
          icon={<IconImage />}
          prompt={
            count > 0
              ? t({ id: 'assets.page.batch.more-images', message: 'Add images' })
              : t({
                  id: 'assets.page.batch.drop-images',
                  message: 'Drop images here, or click to choose them',
                })
          }
          accept={IMAGE_TYPES.join(',')}
          isDisabled={form.isSending}
          onFiles={add}
        >
          {count > 0 ? (
            <div className={own.images}>
              <span>
                {t({
                  id: 'assets.page.batch.image-count',
                  message: `${plural(count, { one: '# image', other: '# images' })}, ${size} MB`,
                })}
              </span>
              <Button size="small" disabled={form.isSending} onClick={() => setImages([])}>
                {t({ id: 'assets.page.batch.clear-images', message: 'Remove all' })}
              </Button>
            </div>
          ) : null}
        </FileDrop>
      )}
    </Field>
  );
}

/** `page-2` comes before `page-10`. */
const NUMERIC = { numeric: true };
