import type { TaskId } from '@atrium/contract';
import { toCsv } from '@atrium/spreadsheet';
import { DownloadButton, saveFile } from '@atrium/ui/data';
import { useLingui } from '@lingui/react/macro';
import type { TypedOutput } from './read-output.ts';
import { listColumnNames, type ResultTable } from './result-table.ts';

interface DownloadToolsProps {
  readonly task: TaskId;
  readonly output: unknown;
  readonly typedOutput: TypedOutput | undefined;
  readonly table: ResultTable | undefined;
  readonly imageUrl: string | undefined;
}

/** Saves the result as JSON or CSV, or its image with the outlines of the result as PNG. */
export function DownloadTools({ task, output, typedOutput, table, imageUrl }: DownloadToolsProps) {
  const { t } = useLingui();
  const save = (content: BlobPart[], type: string, extension: string) =>
    saveFile(new Blob(content, { type }), `${task}-result.${extension}`);
  const shapes = typedOutput && findShapes(typedOutput);
  const savePng = async (url: string, polygons: Polygons) => {
    const { createOutlinedImage } = await import('./image/create-outlined-image.ts');
    save([await createOutlinedImage(url, polygons)], 'image/png', 'png');
  };
  return (
    <>
      {table ? (
        <DownloadButton
          format="CSV"
          label={t({ id: 'tasks.component.result.csv', message: 'Download as CSV' })}
          // Spreadsheet programs recognize UTF-8 by this byte order mark.
          onClick={() => save(['\ufeff', toCsv([listColumnNames(table), ...table.rows])], 'text/csv', 'csv')}
        />
      ) : null}
      <DownloadButton
        format="JSON"
        label={t({ id: 'tasks.component.result.download-json', message: 'Download as JSON' })}
        onClick={() => save([JSON.stringify(output, null, 2)], 'application/json', 'json')}
      />
      {shapes && imageUrl ? (
        <DownloadButton
          format="PNG"
          label={t({ id: 'tasks.component.result.png', message: 'Download as PNG' })}
          onClick={() => void savePng(imageUrl, shapes)}
        />
      ) : null}
    </>
  );
}

type Polygons = readonly (readonly (readonly [number, number])[])[];

/** Returns the outlines of a result in an image, in pixels. */
function findShapes({ task, output }: TypedOutput): Polygons | undefined {
  if (task === 'ocr') return output.lines.map(({ polygon }) => polygon);
  return task === 'barcode' ? output.codes.map(({ polygon }) => polygon) : undefined;
}
