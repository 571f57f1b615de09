import { DATA_SET_LIMITS, type DataSetContent, dataSetCalls } from '@atrium/contract';
import { useFormat } from '@atrium/i18n';
import { request } from '@atrium/runtime';
import { findFileError, type ImageError, openImages } from '@atrium/task-views';
import { useEffect, useRef, useState } from 'react';
import { useAction } from '../../drawer/use-action.ts';
import { type ExpectedResult, setExpectedResults } from './image-content.ts';
import { MisplacedQuotesError, readExpectedResults } from './read-expected-results.ts';

type Rows = DataSetContent['rows'];

/**
 * Why files were not added: an image that is not accepted, an archive or a spreadsheet that cannot be read, a text file
 * with misplaced quotes, or too many images.
 */
export type ImageProblem =
  | { readonly kind: 'image'; readonly name: string; readonly error: ImageError }
  | { readonly kind: 'archive' | 'sheet' | 'quotes' | 'limit'; readonly name: string };

/** The media types of spreadsheets in an archive, by extension. */
const SHEET_TYPES = {
  csv: 'text/csv',
  tsv: 'text/tab-separated-values',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

/** The extensions of files with expected results. */
export const SHEET_EXTENSIONS = Object.keys(SHEET_TYPES).map((extension) => `.${extension}`);

const SHEET = new RegExp(`\\.(${Object.keys(SHEET_TYPES).join('|')})$`, 'i');

/** The numbers of uploaded images and of all images. */
interface Progress {
  readonly done: number;
  readonly total: number;
}

/** Uploads images for the rows of a data set, and reads their expected results from spreadsheets. */
export function useImageUpload(rows: Rows, change: (rows: Rows) => void) {
  const { compare } = useFormat();
  const [progress, setProgress] = useState<Progress>();
  const [problems, setProblems] = useState<readonly ImageProblem[]>([]);
  const [unusedCount, setUnusedCount] = useState(0);
  const { isRunning, error, run } = useAction();
  // The user can edit rows while images are uploaded.
  const latestRows = useRef(rows);
  const runningUpload = useRef<AbortController>(undefined);
  useEffect(() => {
    latestRows.current = rows;
  }, [rows]);
  useEffect(() => () => runningUpload.current?.abort(), []);

  const setRows = (next: Rows) => {
    latestRows.current = next;
    change(next);
  };

  async function addAll(files: readonly File[], signal: AbortSignal) {
    const newProblems: ImageProblem[] = [];
    const opened: File[] = [];
    // An archive can contain all images and one spreadsheet.
    const options = { count: DATA_SET_LIMITS.images + 1, otherTypes: SHEET_TYPES };
    for (const file of files) {
      try {
        opened.push(...(await openImages(file, options)));
      } catch {
        newProblems.push({ kind: 'archive', name: file.name });
      }
    }
    const images: File[] = [];
    for (const file of opened.filter(({ name }) => !SHEET.test(name))) {
      const imageError = findFileError(file);
      if (imageError) newProblems.push({ kind: 'image', name: file.name, error: imageError });
      else if (latestRows.current.length + images.length >= DATA_SET_LIMITS.images) {
        newProblems.push({ kind: 'limit', name: file.name });
      } else images.push(file);
    }
    setProblems(newProblems);
    images.sort((one, other) => compare(one.name, other.name));
    for (const [index, file] of images.entries()) {
      setProgress({ done: index, total: images.length });
      const { id } = await request(dataSetCalls.addImage, {}, { file, signal, isSilent: true });
      setRows([...latestRows.current, [id, file.name, null]]);
    }
    const results: ExpectedResult[] = [];
    for (const file of opened.filter(({ name }) => SHEET.test(name))) {
      try {
        results.push(...(await readExpectedResults(file, signal)));
      } catch (failure) {
        signal.throwIfAborted();
        const kind = failure instanceof MisplacedQuotesError ? 'quotes' : 'sheet';
        setProblems((others) => [...others, { kind, name: file.name }]);
      }
    }
    const next = setExpectedResults(latestRows.current, results);
    setUnusedCount(next.unusedCount);
    if (results.length > 0) setRows(next.rows);
  }

  return {
    progress: isRunning ? progress : undefined,
    isRunning,
    problems,
    /** The number of expected results for which there is no image. */
    unusedCount,
    error,
    async add(files: readonly File[]): Promise<void> {
      const controller = new AbortController();
      runningUpload.current = controller;
      setProblems([]);
      setUnusedCount(0);
      setProgress(undefined);
      await run(() =>
        addAll(files, controller.signal).catch((failure: unknown) => {
          // An upload that the closed form has canceled is not a failure.
          if (!controller.signal.aborted) throw failure;
        }),
      );
    },
  };
}
