import { BATCH_LIMITS, type Batch, LIMITS, type TaskInputKind, webhookField } from '@atrium/contract';
import { useFormat } from '@atrium/i18n';
import { useForm, useSetPaneAtom } from '@atrium/runtime';
import { useSpreadsheetReader } from '@atrium/task-views';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { setBatchDirtyAtom } from '../dirty-atoms.ts';
import { useOpenApp } from '../open-app.ts';
import { type BatchSheet, findSheetProblem, suggestColumns, toSheet } from './batch-sheet.ts';
import { createSecret, SECRET_PATTERN } from './create-secret.ts';
import { uploadBatch } from './upload-batch.ts';
import { useSheetProblemLabels } from './use-sheet-problem-labels.ts';

export interface BatchValues {
  /** The name of the file, of the first image, or of the archive with the images. Empty without a file. */
  readonly source: string;
  readonly name: string;
  /** The names of the columns that contain the input. */
  readonly inputColumns: readonly string[];
  /** As typed: the number of steps of a forecast. */
  readonly horizon: string;
  /** As typed: the season length, in steps. */
  readonly season: string;
  /** As typed: the pace, in rows per minute. Empty for no limit. */
  readonly perMinute: string;
  /** Empty for the binding of the app. */
  readonly binding: string;
  /** The address of the webhook. Empty for none. */
  readonly webhook: string;
  /** The secret that signs the requests to the webhook. */
  readonly secret: string;
}

/** An empty form, in groups: the fields of every batch, the webhook, and the fields of a series. */
const INITIAL: BatchValues = {
  ...{ source: '', name: '', inputColumns: [], perMinute: '', binding: '' },
  ...{ webhook: '', secret: '' },
  ...{ horizon: '12', season: '0' },
};

/** The form of a new batch. When the user sends the form, it uploads the rows and starts the batch. */
export function useBatchForm(kind: TaskInputKind, onStarted: (batch: Batch) => void) {
  const { t } = useLingui();
  const format = useFormat();
  const { app } = useOpenApp();
  const problemLabels = useSheetProblemLabels();
  const [sheet, setSheet] = useState<BatchSheet>();
  const [hasHeader, setHasHeader] = useState(true);
  const [images, setImages] = useState<readonly File[]>([]);
  const [uploadedRows, setUploadedRows] = useState(0);
  const uploadController = useRef<AbortController>(undefined);
  useEffect(() => () => uploadController.current?.abort(), []);
  const addressError = t({
    id: 'assets.page.batch.webhook-wrong',
    message: 'Enter an http or https address without a username',
  });
  const secretError = t({
    id: 'assets.page.batch.secret-wrong',
    message: 'Enter whsec_ followed by 24 to 64 bytes in Base64',
  });
  const isImage = kind === 'image';
  const total = isImage ? images.length : (sheet?.rows.length ?? 0);

  const [initial] = useState(() => ({ ...INITIAL, secret: createSecret() }));
  const form = useForm<BatchValues, Batch | undefined>({
    initial,
    validate: ({ inputColumns, horizon, season, perMinute, name, webhook, secret }) => ({
      source: findSourceError(),
      name: findNameError(name),
      inputColumns: isImage || !sheet ? undefined : findColumnsError(inputColumns),
      ...(kind === 'series'
        ? {
            horizon: findNumberError(horizon, 1, LIMITS.horizon),
            season: findNumberError(season, 0, MAX_SEASON),
          }
        : {}),
      webhook: webhook === '' || isWebhookAddress(webhook) ? undefined : addressError,
      secret: webhook === '' || SECRET_PATTERN.test(secret) ? undefined : secretError,
      perMinute: perMinute === '' ? undefined : findNumberError(perMinute, 1, BATCH_LIMITS.perMinute),
    }),
    async send({ inputColumns, horizon, season, perMinute, binding, name, webhook, secret }) {
      const controller = new AbortController();
      uploadController.current = controller;
      setUploadedRows(0);
      const isSeries = kind === 'series';
      const settings = {
        ...{ appId: app.id, name: name.trim(), inputColumns: isImage ? [] : [...inputColumns] },
        ...{ horizon: isSeries ? Number(horizon) : 1, season: isSeries ? Number(season) : 0 },
        perMinute: perMinute === '' ? null : Number(perMinute),
        ...(binding ? { binding } : {}),
        ...(webhook ? { webhook: { url: webhook, secret } } : {}),
      };
      const source =
        !isImage && sheet ? ({ kind: 'sheet', sheet } as const) : ({ kind: 'images', images } as const);
      const options = { signal: controller.signal, onProgress: setUploadedRows };
      try {
        return await uploadBatch(settings, source, options);
      } catch (error) {
        if (controller.signal.aborted) return undefined;
        throw error;
      }
    },
    onSent: (batch) => {
      if (batch) onStarted(batch);
    },
    onDirtyChange: useSetPaneAtom(setBatchDirtyAtom),
  });

  const reader = useSpreadsheetReader((opened) => applyRows(opened.rows, hasHeader, opened.file.name));

  /**
   * Shows the rows of a file in the form, and selects the suggested input columns. For a new file, `fileName` becomes
   * the name of the batch.
   */
  function applyRows(rows: Parameters<typeof toSheet>[0], withHeader: boolean, fileName?: string) {
    const next = toSheet(rows, { hasHeader: withHeader, hasNumbers: kind === 'series' });
    setSheet(next);
    if (fileName !== undefined) {
      form.change('source', fileName);
      form.change('name', fileName);
    }
    form.change('inputColumns', suggestColumns(next, kind === 'series' ? 'series' : 'text'));
  }

  function findSourceError(): string | undefined {
    if (isImage) {
      if (images.length === 0) {
        return t({ id: 'assets.page.batch.images-missing', message: 'Choose at least one image' });
      }
      const max = format.number(BATCH_LIMITS.images);
      return images.length > BATCH_LIMITS.images
        ? t({ id: 'assets.page.batch.too-many-images', message: `A batch can have at most ${max} images` })
        : undefined;
    }
    if (!sheet) return t({ id: 'assets.page.batch.file-missing', message: 'Choose a file' });
    const problem = findSheetProblem(sheet);
    return problem && problemLabels[problem];
  }

  function findNameError(name: string): string | undefined {
    const { length } = name.trim();
    if (length === 0) return t({ id: 'assets.page.batch.name-missing', message: 'Enter a name' });
    // A name may be as long as an address, because it can be the name of a file.
    const maximum = format.number(LIMITS.addressLength);
    return length > LIMITS.addressLength
      ? t({ id: 'assets.component.name.too-long', message: `Use at most ${maximum} characters` })
      : undefined;
  }

  function findColumnsError(columns: readonly string[]): string | undefined {
    if (kind === 'text') {
      return columns.length === 1
        ? undefined
        : t({ id: 'assets.page.batch.text-missing', message: 'Choose the column with the text' });
    }
    return columns.length >= 2
      ? undefined
      : t({ id: 'assets.page.batch.values-missing', message: 'Choose at least two columns with values' });
  }

  function findNumberError(text: string, min: number, max: number): string | undefined {
    const value = Number(text);
    if (text.trim() !== '' && Number.isInteger(value) && value >= min && value <= max) return undefined;
    const [from, to] = [format.number(min), format.number(max)];
    return t({ id: 'assets.page.batch.number-range', message: `Enter a whole number from ${from} to ${to}` });
  }

  return {
    form,
    reader,
    sheet,
    hasHeader,
    images,
    progress: { uploadedRows, total },
    setHeader(withHeader: boolean) {
      setHasHeader(withHeader);
      if (reader.state.kind === 'open') applyRows(reader.state.opened.rows, withHeader);
    },
    /** Replaces the images. `name` becomes the name of the batch. By default, it is the name of the first image. */
    setImages(next: readonly File[], name = next[0]?.name ?? '') {
      setImages(next);
      form.change('source', name);
      form.change('name', name);
    },
    /** Stops the upload. The form stays as it is. */
    stop: () => uploadController.current?.abort(),
  };
}

/** The largest season length, in steps. */
const MAX_SEASON = 10_000;

const isWebhookAddress = (text: string) => webhookField.shape.url.safeParse(text).success;

/** The fields, the inputs and the upload of a new batch, with the functions that change them. */
export type BatchDraft = ReturnType<typeof useBatchForm>;
