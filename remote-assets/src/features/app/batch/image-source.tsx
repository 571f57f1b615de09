import { BATCH_LIMITS, LIMITS } from '@atrium/contract';
import { useFormat } from '@atrium/i18n';
import { IMAGE_TYPES, useDescribeImageError } from '@atrium/task-views';
import { Button, Field } from '@atrium/ui/base';
import { FileDrop } from '@atrium/ui/controls';
import { IconImage } from '@atrium/ui/shell';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import batchStyles from './batch.module.css';
import type { BatchDraft } from './use-batch-form.ts';
import { type ImageProblem, useImages } from './use-images.ts';

/** The images of a batch. Each image is a row. */
export function ImageSource({ draft }: { readonly draft: BatchDraft }) {
  const { t } = useLingui();
  const format = useFormat();
  const { form, images } = draft;
  const { problem, isOpening, add, clear } = useImages(draft);
  const describeProblem = useDescribeProblem();
  const max = format.number(BATCH_LIMITS.images);
  const bytes = images.reduce((sum, file) => sum + file.size, 0);
  const size = format.bytes(bytes);
  const count = images.length;
  const prompt = isOpening
    ? t({ id: 'assets.page.batch.opening', message: 'Reading the files…' })
    : count > 0
      ? t({ id: 'assets.page.batch.more-images', message: 'Add images' })
      : t({ id: 'assets.page.batch.drop-images', message: 'Drop images here, or click to choose them' });
  return (
    <Field
      label={t({ id: 'assets.page.batch.images', message: 'Images' })}
      isRequired
      error={problem ? describeProblem(problem) : form.errors.source}
    >
      {(control) => (
        <FileDrop
          control={control}
          icon={<IconImage />}
          prompt={prompt}
          hint={
            count > 0
              ? undefined
              : t({
                  id: 'assets.page.batch.images-hint',
                  message: `Up to ${max} PNG, JPEG, WebP, BMP or GIF images, or a ZIP file with them. Each image is one run of the app.`,
                })
          }
          accept={[...IMAGE_TYPES, '.zip'].join(',')}
          isDisabled={form.isSending || isOpening}
          onFiles={(files) => void add(files)}
        >
          {count > 0 ? (
            <div className={batchStyles.images}>
              <span role="status">
                {t({
                  id: 'assets.page.batch.image-count',
                  message: `${plural(count, { one: '# image', other: '# images' })}, ${size}`,
                })}
              </span>
              <Button size="small" disabled={form.isSending} onClick={clear}>
                {t({ id: 'assets.page.batch.clear-images', message: 'Remove all' })}
              </Button>
            </div>
          ) : null}
        </FileDrop>
      )}
    </Field>
  );
}

function useDescribeProblem(): (problem: ImageProblem) => string | undefined {
  const { t } = useLingui();
  const format = useFormat();
  const describeImageError = useDescribeImageError();
  const size = format.bytes(LIMITS.storedBytes);
  const max = format.number(BATCH_LIMITS.images);
  return (problem) => {
    const { name } = problem;
    if (problem.kind === 'image') {
      const text = describeImageError(problem.error);
      return text && format.pair(name, text);
    }
    if (problem.kind === 'none') {
      return t({ id: 'assets.page.batch.no-images', message: `${name}: the file contains no images` });
    }
    return t({
      id: 'assets.page.batch.bad-archive',
      message: `${name}: the file cannot be opened. A ZIP file can have at most ${max} images and ${size}, and no password.`,
    });
  };
}
