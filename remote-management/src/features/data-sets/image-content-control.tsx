import { DATA_SET_LIMITS, type DataSetContent, LIMITS } from '@atrium/contract';
import { useFormat } from '@atrium/i18n';
import type { CustomControlProps } from '@atrium/table';
import {
  IMAGE_TYPES,
  useAreTaskMessagesLoaded,
  useDescribeImageError,
  useRowPages,
} from '@atrium/task-views';
import { Button, FormAlert, TextArea } from '@atrium/ui/base';
import { FileDrop } from '@atrium/ui/controls';
import { RecordTable } from '@atrium/ui/data';
import { IconImage } from '@atrium/ui/shell';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import styles from './data-sets.module.css';
import { ImageThumbnail } from './image-thumbnail.tsx';
import { type ImageProblem, SHEET_EXTENSIONS, useImageUpload } from './use-image-upload.ts';

const ACCEPTED = [...IMAGE_TYPES, '.zip', ...SHEET_EXTENSIONS].join(',');

/** Edits the images of a data set and their expected results. */
export function ImageContentControl({ value, draft, errors, change }: CustomControlProps) {
  const { t } = useLingui();
  const format = useFormat();
  const content = value as DataSetContent;
  const { rows } = content;
  const upload = useImageUpload(rows, (next) => change({ ...content, rows: next }));
  const { progress, isRunning, unusedCount } = upload;
  const count = rows.length;
  const max = format.number(DATA_SET_LIMITS.images);
  const done = format.number((progress?.done ?? 0) + 1);
  const total = format.number(progress?.total ?? 0);
  const missingCount = rows.filter(([, , expected]) => (expected ?? '') === '').length;
  return (
    <>
      <FormAlert>{upload.error?.msg}</FormAlert>
      <FileDrop
        icon={<IconImage />}
        prompt={
          progress
            ? t({
                id: 'management.page.data-sets.uploading',
                message: `Uploading image ${done} of ${total}…`,
              })
            : isRunning
              ? t({ id: 'management.page.data-sets.reading', message: 'Reading the files…' })
              : t({
                  id: 'management.page.data-sets.drop-images',
                  message: 'Drop images here, or click to choose them',
                })
        }
        hint={t({
          id: 'management.page.data-sets.images-hint',
          message: `Up to ${max} PNG, JPEG, WebP, BMP or GIF images, or a ZIP file with them. Enter the expected results below, or add a CSV or Excel file with the columns “file” and “expected”.`,
        })}
        accept={ACCEPTED}
        isDisabled={isRunning}
        onFiles={(files) => void upload.add(files)}
      />
      <Problems problems={upload.problems} />
      {errors.rows ? <p className={styles.problem}>{errors.rows}</p> : null}
      {count > 0 ? (
        <div role="status" className={styles.counts}>
          <span>
            {t({
              id: 'management.page.data-sets.image-count',
              message: plural(count, { one: '# image', other: '# images' }),
            })}
          </span>
          {missingCount > 0 ? (
            <span>
              {t({
                id: 'management.page.data-sets.missing-results',
                message: plural(missingCount, {
                  one: '# image has no expected result',
                  other: '# images have no expected result',
                }),
              })}
            </span>
          ) : null}
          {unusedCount > 0 ? (
            <span>
              {t({
                id: 'management.page.data-sets.unused-results',
                message: plural(unusedCount, {
                  one: '# expected result has no image',
                  other: '# expected results have no image',
                }),
              })}
            </span>
          ) : null}
        </div>
      ) : null}
      <ImageRows
        rows={rows}
        task={String(draft.task)}
        onChange={(next) => change({ ...content, rows: next })}
      />
    </>
  );
}

function Problems({ problems }: { readonly problems: readonly ImageProblem[] }) {
  const describe = useDescribeProblem();
  return (
    <div role="status">
      {problems.map((problem, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: several files can have the same name and problem
        <p key={index} className={styles.problem}>
          {describe(problem)}
        </p>
      ))}
    </div>
  );
}

function useDescribeProblem(): (problem: ImageProblem) => string | undefined {
  const { t } = useLingui();
  const format = useFormat();
  const describeImageError = useDescribeImageError();
  const max = format.number(DATA_SET_LIMITS.images);
  const size = format.bytes(LIMITS.storedBytes);
  return (problem) => {
    const { name } = problem;
    switch (problem.kind) {
      case 'image': {
        const text = describeImageError(problem.error);
        return text && format.pair(name, text);
      }
      case 'limit':
        return t({
          id: 'management.page.data-sets.too-many-images',
          message: `${name}: not added, because a data set has at most ${max} images`,
        });
      case 'sheet':
        return t({
          id: 'management.page.data-sets.bad-sheet',
          message: `${name}: the file cannot be read. It needs the columns file and expected.`,
        });
      case 'quotes':
        return t({
          id: 'management.page.data-sets.misplaced-quotes',
          message: `${name}: the file has misplaced quotes. Correct them and add the file again.`,
        });
      case 'archive':
        return t({
          id: 'management.page.data-sets.bad-archive',
          message: `${name}: the file cannot be opened. A ZIP file can have at most ${max} images and ${size}, and no password.`,
        });
    }
  };
}

type Rows = DataSetContent['rows'];

interface ImageRowsProps {
  readonly rows: Rows;
  readonly task: string;
  onChange(rows: Rows): void;
}

/** One image per row, with its expected result. */
function ImageRows({ rows, task, onChange }: ImageRowsProps) {
  const { t } = useLingui();
  const { firstRow, pageSize, pager } = useRowPages(rows.length);
  const areMessagesLoaded = useAreTaskMessagesLoaded();
  if (rows.length === 0 || !areMessagesLoaded) return null;
  const shown = rows.slice(firstRow, firstRow + pageSize).map(([id, file, expected], index) => ({
    id: String(id),
    file: String(file),
    expected: String(expected ?? ''),
    position: firstRow + index,
  }));
  return (
    <>
      <RecordTable
        label={t({ id: 'management.page.data-sets.content', message: 'Examples' })}
        rows={shown}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'file',
            title: t({ id: 'management.page.data-sets.file', message: 'File' }),
            isName: true,
            render: ({ file }) => <bdi>{file}</bdi>,
          },
          {
            key: 'image',
            title: t({ id: 'management.page.data-sets.image', message: 'Image' }),
            render: ({ id, file }) => (
              <div className={styles.image}>
                <ImageThumbnail id={id} name={file} />
              </div>
            ),
          },
          {
            key: 'expected',
            title: t({ id: 'management.page.data-sets.expected', message: 'Expected' }),
            render: ({ file, expected, position }) => (
              <TextArea
                dir="auto"
                minRows={2}
                className={styles.expected ?? ''}
                aria-label={
                  task === 'barcode'
                    ? t({
                        id: 'management.page.data-sets.expected-codes-of',
                        message: `Codes in ${file}, one per line`,
                      })
                    : t({
                        id: 'management.page.data-sets.expected-text-of',
                        message: `Text in ${file}`,
                      })
                }
                placeholder={
                  task === 'barcode'
                    ? t({ id: 'management.page.data-sets.expected-codes', message: 'One code per line' })
                    : ''
                }
                maxLength={DATA_SET_LIMITS.cell}
                value={expected}
                onChange={(text) =>
                  onChange(
                    rows.map((row, index) => (index === position ? [...row.slice(0, 2), text || null] : row)),
                  )
                }
              />
            ),
          },
          {
            key: 'actions',
            title: t({ id: 'management.page.data-sets.actions', message: 'Actions' }),
            isActions: true,
            render: ({ file, position }) => (
              <Button
                type="text"
                size="small"
                status="danger"
                aria-label={t({ id: 'management.page.data-sets.remove-of', message: `Remove ${file}` })}
                onClick={() => onChange(rows.filter((_, index) => index !== position))}
              >
                {t({ id: 'management.page.data-sets.remove', message: 'Remove' })}
              </Button>
            ),
          },
        ]}
      />
      {pager}
    </>
  );
}
