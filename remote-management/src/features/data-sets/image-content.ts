import { type DataSetContent, type EvaluatedTask, IMAGE_COLUMNS, TASKS } from '@atrium/contract';

type Rows = DataSetContent['rows'];

const COLUMNS = Object.values(IMAGE_COLUMNS);

/** The content of a new data set with images. */
export const NO_IMAGES: DataSetContent = { columns: [...COLUMNS], rows: [] };

/** Returns whether the examples of a task are images. */
export function hasImages(task: unknown): boolean {
  return TASKS[task as EvaluatedTask].input === 'image';
}

/** Returns whether the rows of a table are images: whether it has the fixed columns of images. */
export function isImageContent({ columns }: DataSetContent): boolean {
  return columns.length === COLUMNS.length && COLUMNS.every((name, index) => columns[index] === name);
}

/** The expected result of the image in a file. */
export interface ExpectedResult {
  readonly file: string;
  readonly expected: string;
}

interface RowsWithResults {
  readonly rows: Rows;
  /** The number of results without an image. */
  readonly unusedCount: number;
}

/**
 * Sets the expected result of each image whose file is in `results`. The folders of the files in `results` are ignored.
 * Other images do not change.
 */
export function setExpectedResults(rows: Rows, results: readonly ExpectedResult[]): RowsWithResults {
  const getName = (path: string) => path.slice(path.lastIndexOf('/') + 1);
  const resultsByName = new Map(results.map(({ file, expected }) => [getName(file), expected]));
  const names = new Set(rows.map(([, file]) => String(file)));
  return {
    rows: rows.map(([id = null, file = null, expected = null]) => [
      id,
      file,
      resultsByName.get(String(file)) ?? expected,
    ]),
    unusedCount: [...resultsByName.keys()].filter((name) => !names.has(name)).length,
  };
}
