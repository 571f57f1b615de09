import { type DataSet, dataSetCalls, ERROR_CODES, type RunDetail } from '@atrium/contract';
import { request, useSubmission } from '@atrium/runtime';
import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { base64ToBlob } from '../../../../base64-to-blob.ts';
import { type Example, toRows } from './create-example.ts';

/** Adds an example to the end of a data set. If another user changed the data set, it is loaded again. */
export function useAddExample({ id, file }: RunDetail, onReload: () => Promise<void>) {
  const { t } = useLingui();
  const { isRunning, submit } = useSubmission();
  const [alert, setAlert] = useState<string>();
  // A second attempt uses the image that the first one stored.
  const storedImage = useRef<{ readonly id: string; readonly name: string }>(undefined);

  const storeImage = async () => {
    if (!file || storedImage.current) return storedImage.current;
    const name = `run-${id}.${file.mediaType.split('/')[1] ?? 'png'}`;
    const image = new File([base64ToBlob(file.data, file.mediaType)], name, { type: file.mediaType });
    const stored = await request(dataSetCalls.addImage, {}, { file: image, isSilent: true });
    storedImage.current = { id: stored.id, name };
    return storedImage.current;
  };

  const add = async (example: Example, dataSet: DataSet): Promise<boolean> => {
    setAlert(undefined);
    const updated = await submit(
      async () => {
        const image = example.kind === 'image' ? await storeImage() : undefined;
        const { columns, rows } = dataSet.content;
        const content = { columns, rows: [...rows, ...toRows(example, dataSet, image)] };
        const { name, task, description, textColumn, expectedColumn, horizon, season, gate } = dataSet;
        const draft = { name, task, description, textColumn, expectedColumn, horizon, season, gate, content };
        const body = { id: dataSet.id, revision: dataSet.revision, ...draft };
        return request(dataSetCalls.update, body, { isSilent: true });
      },
      async ({ code, msg }) => {
        if (code !== ERROR_CODES.revisionStale) {
          setAlert(msg);
          return;
        }
        await onReload();
        setAlert(
          t({
            id: 'assets.page.annotation.stale',
            message: 'Another user has changed the data set. It was loaded again. Add the example again.',
          }),
        );
      },
    );
    return updated !== undefined;
  };
  return { isRunning, alert, add };
}
