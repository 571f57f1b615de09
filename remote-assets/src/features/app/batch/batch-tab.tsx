import { usePane } from '@atrium/runtime';
import { BatchDetail } from './batch-detail.tsx';
import { BatchForm } from './batch-form.tsx';
import { BatchList } from './batch-list.tsx';

/** The value of `?batch=` that shows the form of a new batch. */
const NEW_BATCH = 'new';

/** The batches of the open app. The address names the open batch: `?batch=…`. */
export function BatchTab() {
  const { location, navigator } = usePane();
  const { batch = '' } = location.query;
  const openBatch = (id: string) => navigator.setQuery({ batch: id, row: '', page: '' });
  if (batch === NEW_BATCH) return <BatchForm onStarted={openBatch} onClose={() => openBatch('')} />;
  if (batch !== '') return <BatchDetail key={batch} id={batch} onClose={() => openBatch('')} />;
  return <BatchList onOpen={openBatch} onCreate={() => openBatch(NEW_BATCH)} />;
}
